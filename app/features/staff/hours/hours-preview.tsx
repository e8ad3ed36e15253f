import { Banner } from "~/components/indicators/banner.tsx";
import { HoursTable } from "~/components/text/hours-table.tsx";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import type { Locale } from "~/i18n/locale.ts";
import { exceptionalHoursSentences } from "~/opening-hours/exceptional-hours-sentences.ts";
import {
  type PageExceptionalHours,
  pageExceptionalHours,
} from "~/opening-hours/page-exceptional-hours.ts";
import { weekRows } from "~/opening-hours/week-rows.ts";
import { hoursIn } from "~/opening-hours/weekly-hours.ts";
import { BranchPreview } from "../form/branch-preview.tsx";
import type { HoursPreviewWords } from "./hours-props.ts";

/** Noon in Oman, in hours of UTC. */
const noon = "08:00:00Z";

/** A patient's card of a branch with the week that begins on the first day of the form, in one language. */
export function HoursPreview({
  periods,
  reason,
  firstDay,
  others,
  words,
}: {
  periods: readonly DatedSessions[];
  reason: Readonly<Record<Locale, string>>;
  firstDay: string;
  /** The hours on the site, which the form changes. */
  others: readonly PageExceptionalHours[];
  words: HoursPreviewWords;
}) {
  const { locale, hours, label, branchNames } = words;
  const branch: BranchId =
    branchIds.find((id) => periods.some(({ branches }) => branches.includes(id))) ?? "main";
  const own = pageExceptionalHours(
    periods.map((period) => ({ ...period, reason })),
    hours,
    locale,
  );
  const now = Date.parse(`${firstDay}T${noon}`);
  if (Number.isNaN(now)) return null;
  const table = hoursIn("contact", branch, [...own, ...others]);
  return (
    <BranchPreview branch={branch} name={branchNames[branch]} locale={locale}>
      {exceptionalHoursSentences(table, now).map((sentence) => (
        <Banner key={sentence} kind="warning">
          {sentence}
        </Banner>
      ))}
      <HoursTable caption={label} rows={weekRows(table, now, hours, locale)} />
    </BranchPreview>
  );
}
