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
import type { FilterBranch } from "~/features/doctors/branch-panel.tsx";
import { doctorsChoice } from "~/features/doctors/doctors-address.ts";
import { DoctorsView } from "~/features/doctors/doctors-view.island.tsx";
import { type Locale, otherLocale } from "~/i18n/locale.ts";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/doctors";

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = getSite(context).language;
  const { doctorsPage, doctorProfiles, staff, home, hours } = getContent(locale);
  const { profile, experience, moreSpecialties } = home.doctors;
  const { weekdays, dayParts, brief } = hours;
  return {
    words: doctorsPage,
    cardWords: { profile, experience, moreSpecialties },
    people: doctorProfiles,
    staff,
    branches: branchesIn(locale),
    hours: { weekdays, dayParts, brief },
    profileIsOpen: doctorsChoice(url.searchParams).doctor !== null,
  };
}

/** Returns the branches by the ids of this page (REQ-DOCTOR-2). */
function branchesIn(locale: Locale): Record<DoctorsBranchId, FilterBranch> {
  const own = getContent(locale).branches;
  const other = getContent(otherLocale(locale)).branches;
  const branchAt = (id: DoctorsBranchId): FilterBranch => {
    const place = branchOfDoctorsBranch[id];
    const { shortName, name, address } = own[place];
    return { shortName, name, address, otherName: other[place].name };
  };
  return Object.fromEntries(doctorsBranchIds.map((id) => [id, branchAt(id)])) as Record<
    DoctorsBranchId,
    FilterBranch
  >;
}

/** The people are stand-ins, so the structured data omits them. */
export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("doctors"),
  trail: words.breadcrumb,
}));

export default function Doctors({ loaderData, matches }: Route.ComponentProps) {
  const { words, profileIsOpen, ...people } = loaderData;
  const { metadata: _, hero, breadcrumb, closing, ...view } = words;
  return (
    <>
      <PageHead
        landmark="nizwa"
        title={hero.title}
        lead={hero.lead}
        breadcrumb={<Breadcrumb {...breadcrumb} />}
      />
      <Island
        name="doctors"
        of={DoctorsView}
        props={{
          words: view,
          ...people,
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
