import { Tabs } from "~/components/controls/tabs.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { type DoctorsBranchId, doctorsBranchIds } from "~/content/data/branch-facts.ts";
import type { DoctorsPageWords } from "~/content/doctors.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { pluralize } from "~/i18n/plural.ts";
import { doctorsPath } from "./doctors-path.ts";
import { getTeam } from "./team.ts";

/** Id that connects the tabs with their panel. */
export const branchFilterId = "doctors-of";

export function tabOf(branch: DoctorsBranchId | null): string {
  return branch ?? "all";
}

export interface BranchFilterProps {
  branch: DoctorsBranchId | null;
  words: DoctorsPageWords["filter"];
  branchNames: Record<DoctorsBranchId, { shortName: string }>;
}

/**
 * Tabs for all branches and for each of four, with the number of doctors; a change announces the number of people.
 */
export function BranchFilter({ branch, words, branchNames }: BranchFilterProps) {
  const { locale } = useLanguage();
  const tabs = [null, ...doctorsBranchIds].map((id) => {
    const count = getTeam(id).doctors.length;
    return {
      id: tabOf(id),
      label: id ? branchNames[id].shortName : words.all,
      to: doctorsPath({ branch: id, doctor: null }),
      count: {
        text: formatNumber(count, locale),
        label: pluralize(count, words.doctors, locale),
      },
    };
  });
  const { doctors, careTeam } = getTeam(branch);
  const shown = interpolate(words.shown, {
    doctors: pluralize(doctors.length, words.doctors, locale),
    staff: pluralize(careTeam.length, words.staff, locale),
  });
  return (
    <>
      <Tabs id={branchFilterId} label={words.label} tabs={tabs} selected={tabOf(branch)} />
      <div role="status">
        <VisuallyHidden>{shown}</VisuallyHidden>
      </div>
    </>
  );
}
