import { Container } from "~/components/layout/section.tsx";
import { mapBranches } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import type { PreviewWords } from "~/features/staff/notice/notice-preview.tsx";
import { NoticeScreen } from "~/features/staff/notice/notice-screen.tsx";
import { type Locale, otherLocale } from "~/i18n/locale.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/notice";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = getSite(context).language;
  const { staffArea, branches, hours } = getContent(locale);
  const { frame, titles, notice } = staffArea;
  const branchWords = mapBranches((id) => ({ shortName: branches[id].shortName }));
  const previews = [locale, otherLocale(locale)].map(previewWords);
  return { frame, words: titles.notice, notice, branchWords, previews, hours };
}

/** The words of patients' pages that a preview shows. */
function previewWords(locale: Locale): PreviewWords {
  const { notices, hours, branches } = getContent(locale);
  const { weekdays, dayParts } = hours;
  const branchNames = mapBranches((id) => branches[id].name);
  return { locale, notices, hours: { weekdays, dayParts }, branchNames };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff-notice"),
  noindex: true,
}));

export default function Notice({ loaderData, matches }: Route.ComponentProps) {
  const { frame, words, notice, branchWords, previews, hours } = loaderData;
  return (
    <NoticeScreen
      title={words.title}
      loading={frame.loading}
      words={notice}
      branchWords={branchWords}
      previews={previews}
      hours={hours}
      render={(content, dock) => (
        <StaffPage shell={matches[0].loaderData.shell} words={frame} current="notice" dock={dock}>
          <Container className="stack gap-6">{content}</Container>
        </StaffPage>
      )}
    />
  );
}
