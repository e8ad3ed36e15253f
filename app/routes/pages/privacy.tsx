import { PageHead } from "~/components/layout/page-head.tsx";
import { BackToTop } from "~/components/links/back-to-top.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { browserRecords, serverRecordIds } from "~/content/data/browser-records.ts";
import { lastUpdated, privacySectionIds } from "~/content/data/legal.ts";
import { pathOf } from "~/content/data/pages.ts";
import { ContactItems } from "~/features/legal/contact-items.tsx";
import { Glance } from "~/features/legal/glance.tsx";
import { LastUpdated } from "~/features/legal/last-updated.tsx";
import { LegalDocument } from "~/features/legal/legal-document.tsx";
import { OtherDocument } from "~/features/legal/other-document.tsx";
import { RecordList } from "~/features/legal/record-list.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/privacy";

export function loader({ context }: Route.LoaderArgs) {
  const { privacy, legalFrame } = getPageContent(context);
  return { words: privacy, frame: legalFrame };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("privacy"),
  trail: words.breadcrumb,
}));

export default function Privacy({ loaderData, matches }: Route.ComponentProps) {
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
        <LastUpdated label={frame.updated} date={lastUpdated.privacy} />
      </PageHead>
      <Glance
        label={frame.glance}
        facts={words.glance}
        icons={["cookie", "book-open", "file-check"]}
      />
      <LegalDocument
        ids={privacySectionIds}
        sections={words.sections}
        frame={frame}
        additions={{
          introduction: <OtherDocument words={words.other} page="terms" />,
          "information-collected": (
            <RecordList
              title={words.serverRecords.title}
              retentionLabel={frame.retention}
              entries={serverRecordIds.map((id) => ({ id, ...words.serverRecords.items[id] }))}
            />
          ),
          cookies: (
            <RecordList
              title={words.browserRecords.title}
              retentionLabel={frame.retention}
              entries={browserRecords.map(({ id, name, places }) => ({
                id,
                name,
                places: places.map((place) => words.browserRecords.places[place]),
                ...words.browserRecords.items[id],
              }))}
            />
          ),
          contact: <ContactItems words={frame} newTabLabel={newTab} />,
        }}
      />
      <BackToTop label={backToTop} />
    </>
  );
}
