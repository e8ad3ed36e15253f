import { Container } from "~/components/layout/section.tsx";
import { mapBranches } from "~/content/data/branches.ts";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import type { HoursPreviewWords } from "~/features/staff/hours/hours-props.ts";
import { HoursScreen } from "~/features/staff/hours/hours-screen.tsx";
import { type Locale, otherLocale } from "~/i18n/locale.ts";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { StaffPage } from "~/layout/staff-page.tsx";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/hours";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = getSite(context).language;
  const { staffArea, branches } = getContent(locale);
  const { frame, titles, notice, hours } = staffArea;
  const screen = {
    title: titles.hours.title,
    words: hours,
    shared: notice,
    reasonNames: {
      en: getContent("en").hours.exceptional.reasons,
      ar: getContent("ar").hours.exceptional.reasons,
    },
    previews: [previewWords(locale), previewWords(otherLocale(locale))] as const,
    branchWords: mapBranches((id) => ({ shortName: branches[id].shortName })),
  };
  return { frame, words: titles.hours, screen };
}

/** The words of patients' pages that a preview shows. */
function previewWords(locale: Locale): HoursPreviewWords {
  const { hours, branches, branchesPage } = getContent(locale);
  const branchNames = mapBranches((id) => branches[id].name);
  return { locale, hours, label: branchesPage.selector.hours, branchNames };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("staff-hours"),
  noindex: true,
}));

export default function Hours({ loaderData, matches }: Route.ComponentProps) {
  const { frame, screen } = loaderData;
  return (
    <HoursScreen
      {...screen}
      loading={frame.loading}
      render={(content, dock) => (
        <StaffPage shell={matches[0].loaderData.shell} words={frame} current="hours" dock={dock}>
          <Container className="stack gap-6">{content}</Container>
        </StaffPage>
      )}
    />
  );
}
