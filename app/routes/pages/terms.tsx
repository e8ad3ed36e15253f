import { lastUpdated, termsSectionIds } from "~/content/data/legal.ts";
import { pathOf } from "~/content/data/pages.ts";
import { AcceptanceBanner } from "~/features/legal/acceptance-banner.tsx";
import { AcceptanceBox } from "~/features/legal/acceptance-box.tsx";
import { LegalPage } from "~/features/legal/legal-page.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/terms";

export function loader({ context }: Route.LoaderArgs) {
  const { terms, legalFrame } = getPageContent(context);
  return { words: terms, frame: legalFrame };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("terms"),
  trail: words.breadcrumb,
}));

export default function Terms({ loaderData, matches }: Route.ComponentProps) {
  const { words, frame } = loaderData;
  return (
    <LegalPage
      words={words}
      frame={frame}
      shell={matches[0].loaderData.shell}
      updated={lastUpdated.terms}
      icons={["clock", "banknote", "stethoscope"]}
      ids={termsSectionIds}
      other={{ section: "introduction", page: "privacy" }}
      contact="law-and-contact"
      additions={{}}
      notice={<AcceptanceBanner words={words.acceptance.banner} />}
    >
      <AcceptanceBox words={words.acceptance} />
    </LegalPage>
  );
}
