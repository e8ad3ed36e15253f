import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import { parseExceptionalHours } from "~/opening-hours/exceptional-hours-row.ts";
import { dayText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { pageExceptionalHours } from "~/opening-hours/page-exceptional-hours.ts";
import { daySpan } from "../form/day-span.ts";
import type { LoadedRows, RenderForm } from "../form/row-loader.tsx";
import { StaffForm } from "../form/staff-form.tsx";
import type { StaffListEntry } from "../form/staff-list.tsx";
import { useDebouncedValue } from "../form/use-debounced-value.ts";
import { useStaffEntry } from "../form/use-staff-entry.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { BranchExceptions } from "./branch-exceptions.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { periodsOf } from "./hours-periods.ts";
import { HoursPreview } from "./hours-preview.tsx";
import type { HoursPreviewWords, HoursScreenProps } from "./hours-props.ts";
import {
  areInOrder,
  errorsOfRefusal,
  isRegularlyClosed,
  validateHours,
} from "./hours-validation.ts";
import { type HoursValues, hoursOfRow, isHours, newHours, reasonTexts } from "./hours-values.ts";
import { openingExceptionsCalls, saveParameters } from "./opening-exceptions-calls.ts";

type Row = RowOf<"opening_exceptions">;

export interface HoursFormProps extends HoursScreenProps {
  /** The rows are in the order of their changes, the latest first. */
  loaded: LoadedRows<Row>;
  render: RenderForm;
}

/**
 * The form of an opening exception beside the card that patients will see. Everything typed is stored until it is
 * published.
 */
export function HoursForm(props: HoursFormProps) {
  const { loaded, title, words, shared, reasonNames, previews, branchWords, render } = props;
  const { date: today } = omanDay(useStaff().now());
  const entry = useStaffEntry(loaded, {
    table: openingExceptionsCalls,
    words,
    shared,
    texts: { ...shared.errors, ...words.errors },
    empty: () => newHours(today),
    valuesOf: (row) => hoursOfRow(row, reasonNames),
    isValid: isHours,
    check: (values) => validateHours(values, today),
    errorsOfRefusal,
    parametersOf: (values) =>
      saveParameters(values, periodsOf(values, isRegularlyClosed), reasonNames),
    obsoleteIdsOf: (values) => values.ids.slice(periodsOf(values, isRegularlyClosed).length),
    // The ids of withdrawn rows are not used again.
    draftOf: (values) => ({ ...values, ids: [crypto.randomUUID()], version: 0 }),
  });
  const { form } = entry;
  const fieldProps = {
    ...props,
    rows: loaded.rows ?? [],
    values: form.values,
    errorText: form.errorText,
    isReversed: form.hasError("last_day", "order"),
    today,
    onChange: form.change,
  };
  return (
    <StaffForm
      title={title}
      words={words}
      shared={shared}
      table={openingExceptionsCalls}
      loaded={loaded}
      entry={entry}
      fields={
        <>
          <HoursFields {...fieldProps} />
          <BranchExceptions {...fieldProps} preview={previews[0]} />
        </>
      }
      names={{
        reason_en: words.ownReason.en,
        reason_ar: words.ownReason.ar,
        ...Object.fromEntries(
          branchIds.map((id) => [`exception-${id}`, branchWords[id].shortName]),
        ),
      }}
      previews={<Previews {...fieldProps} />}
      describe={(row) =>
        hoursEntry(row, (id) => branchWords[id].shortName, previews[0], words.current.isExpected)
      }
      textOf={(row) => textsOf(row, props)}
      render={render}
    />
  );
}

function Previews({
  values,
  rows,
  reasonNames,
  previews,
}: HoursScreenProps & { values: HoursValues; rows: readonly Row[] }) {
  const isValid = branchIds.every((id) => {
    const { choice, sessions } = values.exceptions[id];
    return choice !== "other" || areInOrder(sessions);
  });
  const shown = useDebouncedValue(values, isValid && values.firstDay <= values.lastDay);
  // A restored form may have times that are not valid from the start.
  const periods = periodsOf(shown, isRegularlyClosed).filter(
    ({ sessions }) => sessions.length === 0 || areInOrder(sessions),
  );
  const reason = reasonTexts(shown, reasonNames);
  const entries = rows.flatMap((row) => parseExceptionalHours(row) ?? []);
  return previews.map((preview) => (
    <HoursPreview
      key={preview.locale}
      periods={periods}
      reason={{ en: reason.en || "…", ar: reason.ar || "…" }}
      firstDay={shown.firstDay}
      others={pageExceptionalHours(
        [...entries, ...exceptionalHours],
        preview.hours,
        preview.locale,
      )}
      words={preview}
    />
  ));
}

/** The version of somebody else in both languages. */
function textsOf(row: Row, { previews, words }: HoursScreenProps) {
  const texts = { en: "", ar: "" };
  for (const preview of previews) {
    const entry = hoursEntry(
      row,
      (id) => preview.branchNames[id],
      preview,
      words.current.isExpected,
    );
    if (entry) texts[preview.locale] = `${entry.branches}. ${entry.text}. ${entry.days}`;
  }
  return texts;
}

/** Returns an opening exception as an entry of the list in one language; null for a malformed row. */
function hoursEntry(
  row: RowOf<"opening_exceptions">,
  nameOf: (branch: BranchId) => string,
  { hours, locale }: HoursPreviewWords,
  isExpected: string,
): StaffListEntry | null {
  const entry = parseExceptionalHours(row);
  if (!entry) return null;
  const separator = listSeparator(locale);
  const days = daySpan(entry.first, entry.last, locale);
  return {
    branches: entry.branches.map(nameOf).join(separator),
    text: `${row[`reason_${locale}`]}: ${dayText(entry.sessions, { words: hours, locale })}`,
    days: row.is_expected ? `${days}${separator}${isExpected}` : days,
  };
}
