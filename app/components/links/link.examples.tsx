import type { ReactNode } from "react";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { PhoneNumber } from "../text/phone-number.tsx";
import { Text } from "../text/text.tsx";
import { AppLink, DestinationLink, ExternalLink, QueryLink } from "./link.tsx";

const [{ value: phone }] = clinic.phones;

export const examples: ExamplesOf<typeof import("./link.tsx")> = {
  AppLink: {
    plain: ({ site }) =>
      inSentence(
        site.articles.callout.title,
        <AppLink to={pathOf("faq")}>{site.shell.navigation.faq}</AppLink>,
      ),
  },
  QueryLink: {
    plain: ({ site }) =>
      inSentence(
        site.doctorsPage.doctorsTitle,
        <QueryLink to={pathOf("doctors")}>{site.doctorsPage.filter.all}</QueryLink>,
      ),
  },
  ExternalLink: {
    out: ({ site }) =>
      inSentence(
        site.branches.main.location,
        <ExternalLink href="https://maps.example/" newTabLabel={site.shell.newTab}>
          {site.shell.phoneBar.directions}
        </ExternalLink>,
      ),
  },
  DestinationLink: {
    plain: ({ site }) =>
      inSentence(
        site.branchesPage.help.title,
        <DestinationLink
          href={telephoneLink(phone)}
          aria-label={`${site.shell.callLabel} ${phone}`}
        >
          <PhoneNumber>{phone}</PhoneNumber>
        </DestinationLink>,
      ),
  },
};

function inSentence(words: string, link: ReactNode) {
  return (
    <p>
      <Text>{words}</Text> {link}
    </p>
  );
}
