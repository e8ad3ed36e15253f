import { Island } from "~/client/islands/island.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import {
  branchOfDoctorsBranch,
  type DoctorsBranchId,
  doctorsBranchIds,
} from "~/content/data/branch-facts.ts";
import { pathOf } from "~/content/data/pages.ts";
import { getContent } from "~/content/index.server.ts";
import { selectIslandWords } from "~/content/island-words.ts";
import { doctorsChoice } from "~/features/doctors/doctors-path.ts";
import { DoctorsView } from "~/features/doctors/doctors-view.island.tsx";
import { type Locale, otherLocale } from "~/i18n/locale.ts";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/doctors";

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = getSite(context).language;
  const content = getContent(locale);
  const { profile, experience, moreSpecialties } = content.home.doctors;
  return {
    words: content.doctorsPage,
    islandWords: selectIslandWords(content).doctors,
    cardWords: { profile, experience, moreSpecialties },
    otherNames: namesOfBranches(otherLocale(locale)),
    profileIsOpen: doctorsChoice(url.searchParams).doctor !== null,
  };
}

function namesOfBranches(locale: Locale): Record<DoctorsBranchId, string> {
  const { branches } = getContent(locale);
  return Object.fromEntries(
    doctorsBranchIds.map((id) => [id, branches[branchOfDoctorsBranch[id]].name]),
  ) as Record<DoctorsBranchId, string>;
}

/** The people are samples, so the structured data omits them. */
export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("doctors"),
  trail: words.breadcrumb,
}));

export default function Doctors({ loaderData, matches }: Route.ComponentProps) {
  const { words, islandWords, cardWords, otherNames, profileIsOpen } = loaderData;
  const { hero, breadcrumb, closing } = words;
  return (
    <>
      <PageHead
        landmark={<RidgeLandmark name="nizwa" />}
        title={hero.title}
        lead={hero.lead}
        breadcrumb={<Breadcrumb {...breadcrumb} />}
      />
      <Island
        name="doctors"
        of={DoctorsView}
        words={islandWords}
        props={{
          cardWords,
          otherNames,
          newTab: matches[0].loaderData.shell.newTab,
          serverInstant: matches[1].loaderData.now,
        }}
        // A profile in the address is a dialog on load.
        when={profileIsOpen ? "at once" : "query-change"}
      />
      <ClosingBand words={closing} />
    </>
  );
}
