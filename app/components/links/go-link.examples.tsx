import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { CardLink, GoButton, GoLink, GoText } from "./go-link.tsx";

export const examples: ExamplesOf<typeof import("./go-link.tsx")> = {
  GoLink: {
    plain: ({ site }) => <GoLink to={pathOf("services")}>{site.home.services.all}</GoLink>,
    out: ({ site }) => (
      <GoLink href="https://maps.example/" newTabLabel={site.shell.newTab}>
        {site.shell.phoneBar.directions}
      </GoLink>
    ),
    night: ({ site }) => <GoLink to={pathOf("about")}>{site.home.why.link}</GoLink>,
  },
  CardLink: {
    plain: ({ site }) => (
      <CardLink to={pathOf("services")} about={site.home.services.all}>
        {site.home.services.more}
      </CardLink>
    ),
  },
  GoButton: {
    plain: ({ site }) => <GoButton>{site.doctorsPage.profile.back}</GoButton>,
  },
  GoText: {
    plain: ({ site }) => <GoText>{site.home.services.more}</GoText>,
  },
};
