import { Island } from "~/client/islands/island.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { MyDropsView, myDropsHeadId } from "~/features/drops/my-drops-view.island.tsx";
import { dropsReadAloudId } from "~/features/drops/page/day-view.tsx";
import { ReadAloud } from "~/features/read-aloud/reading-aids.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/my-drops";
import "~/styles/tool-classes.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = getSite(context).language;
  return {
    words: getContent(locale).myDrops,
    sheetWords: { en: getContent("en").myDrops.sheet, ar: getContent("ar").myDrops.sheet },
    sheetHours: { en: hoursIn("en"), ar: hoursIn("ar") },
  };
}

function hoursIn(locale: Locale) {
  const { weekdays, dayParts } = getContent(locale).hours;
  return { weekdays, dayParts };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("my-drops"),
  trail: words.breadcrumb,
}));

export default function MyDrops({ loaderData }: Route.ComponentProps) {
  const { words, sheetWords, sheetHours } = loaderData;
  return (
    <>
      <div id={myDropsHeadId} className="screen-only">
        <PageHead
          title={words.title}
          lead={words.lead}
          breadcrumb={<Breadcrumb {...words.breadcrumb} />}
        />
      </div>
      <div hidden>
        <div id={dropsReadAloudId}>
          <ReadAloud />
        </div>
      </div>
      <Island
        name="my-drops"
        of={MyDropsView}
        words={{ words: words.view, sheetWords }}
        props={{ sheetHours }}
        when="stored-state"
      />
    </>
  );
}
