import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { ArrowLink } from "../links/arrow-link.tsx";
import { Text } from "../text/text.tsx";
import { Container, Section, SectionHead } from "./section.tsx";

export const examples: ExamplesOf<typeof import("./section.tsx")> = {
  Section: {
    sand: ({ site: { insurance }, testTexts, id }) => (
      <Section tone="sand" labelledBy={id}>
        <SectionHead id={id} level={3} title={insurance.how.title} lead={testTexts.ground} />
      </Section>
    ),
    night: ({ site: { home }, testTexts, id }) => (
      <Section tone="night" labelledBy={id}>
        <SectionHead
          id={id}
          level={3}
          title={home.closing.title}
          lead={testTexts.long}
          end={<ArrowLink to={pathOf("doctors")}>{home.doctors.all}</ArrowLink>}
        />
      </Section>
    ),
  },
  SectionHead: {
    plain: ({ site: { home } }) => <SectionHead level={3} title={home.why.title} />,
    split: ({ site: { doctorsPage, home } }) => (
      <SectionHead
        level={3}
        title={doctorsPage.team.title}
        lead={doctorsPage.team.lead}
        end={<ArrowLink to={pathOf("doctors")}>{home.doctors.all}</ArrowLink>}
      />
    ),
    small: ({ site }) => <SectionHead level={3} small title={site.branchesPage.quality} />,
  },
  Container: {
    plain: ({ testTexts }) => (
      <Container>
        <p>
          <Text>{testTexts.ground}</Text>
        </p>
      </Container>
    ),
  },
};
