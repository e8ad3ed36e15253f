import { pathOf } from "~/content/data/pages.ts";
import { ButtonLink } from "../controls/button.tsx";
import type { ExamplesOf } from "../example.ts";
import { Breadcrumb } from "../links/breadcrumb.tsx";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";
import { PageHead } from "./page-head.tsx";

export const examples: ExamplesOf<typeof import("./page-head.tsx")> = {
  PageHead: {
    plain: ({ site: { branchesPage }, name }) => (
      <PageHead
        title={branchesPage.hero.title}
        lead={branchesPage.hero.lead}
        breadcrumb={<Breadcrumb {...branchesPage.breadcrumb} label={name} />}
      />
    ),
    split: ({ site: { insurance } }) => (
      <PageHead
        title={insurance.title}
        lead={insurance.lead}
        split="even"
        end={
          <Card>
            <p>
              <Text>{insurance.insurers.text}</Text>
            </p>
          </Card>
        }
      >
        <ButtonLink to={pathOf("booking")}>{insurance.closing.action}</ButtonLink>
      </PageHead>
    ),
    long: ({ testTexts }) => <PageHead title={testTexts.longName} lead={testTexts.long} />,
  },
};
