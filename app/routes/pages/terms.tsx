import { PageHead } from "~/components/layout/page-head.tsx";
import { BackToTop } from "~/components/links/back-to-top.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { lastUpdated, termsSectionIds } from "~/content/data/legal.ts";
import { pathOf } from "~/content/data/pages.ts";
import { AcceptanceBanner } from "~/features/legal/acceptance-banner.tsx";
import { AcceptanceBox } from "~/features/legal/acceptance-box.tsx";
import { ContactItems } from "~/features/legal/contact-items.tsx";
import { Glance } from "~/features/legal/glance.tsx";
import { LastUpdated } from "~/features/legal/last-updated.tsx";
import { LegalDocument } from "~/features/legal/legal-document.tsx";
import { OtherDocument } from "~/features/legal/other-document.tsx";
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
  const { newTab, backToTop } = matches[0].loaderData.shell;
  return (
    <>
      <PageHead
        landmark="sur"
        title={words.title}
        lead={words.lead}
        breadcrumb={<Breadcrumb {...words.breadcrumb} />}
      >
        <LastUpdated label={frame.updated} date={lastUpdated.terms} />
      </PageHead>
      <Glance
        label={frame.glance}
        facts={words.glance}
        icons={["calendar-clock", "banknote", "stethoscope"]}
      />
      <AcceptanceBanner words={words.acceptance.banner} />
      <LegalDocument
        ids={termsSectionIds}
        sections={words.sections}
        frame={frame}
        additions={{
          introduction: <OtherDocument words={words.other} page="privacy" />,
          "law-and-contact": <ContactItems words={frame} newTabLabel={newTab} />,
        }}
      >
        <AcceptanceBox words={words.acceptance} />
      </LegalDocument>
      <BackToTop label={backToTop} />
    </>
  );
}
