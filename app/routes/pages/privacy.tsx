import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { browserRecords, serverRecordIds } from "~/content/data/browser-records.ts";
import { lastUpdated, privacySectionIds } from "~/content/data/legal.ts";
import { pathOf } from "~/content/data/pages.ts";
import { LegalPage } from "~/features/legal/legal-page.tsx";
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
  return (
    <LegalPage
      words={words}
      frame={frame}
      shell={matches[0].loaderData.shell}
      updated={lastUpdated.privacy}
      icons={["cookie", "book-open", "file-check"]}
      ids={privacySectionIds}
      other={{ section: "introduction", page: "terms" }}
      contact="contact"
      additions={{
        "information-collected": (
          <RecordList
            title={words.serverRecords.title}
            retentionLabel={frame.retention}
            entries={serverRecordIds.map((id) => ({ id, ...words.serverRecords.items[id] }))}
          />
        ),
        security: <ArrowLink to={pathOf("proof")}>{words.proof}</ArrowLink>,
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
      }}
    />
  );
}
