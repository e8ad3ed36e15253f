import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { ArrowLink, ArrowText, CardLink } from "./arrow-link.tsx";

export const examples: ExamplesOf<typeof import("./arrow-link.tsx")> = {
  ArrowLink: {
    plain: ({ site }) => <ArrowLink to={pathOf("services")}>{site.home.services.all}</ArrowLink>,
    out: ({ site }) => (
      <ArrowLink href="https://maps.example/" newTabLabel={site.shell.newTab}>
        {site.shell.phoneBar.directions}
      </ArrowLink>
    ),
    night: ({ site }) => <ArrowLink to={pathOf("about")}>{site.home.why.link}</ArrowLink>,
  },
  CardLink: {
    plain: ({ site }) => (
      <CardLink to={pathOf("services")} about={site.home.services.all}>
        {site.home.services.more}
      </CardLink>
    ),
  },
  ArrowText: {
    plain: ({ site }) => <ArrowText>{site.home.services.more}</ArrowText>,
  },
};
