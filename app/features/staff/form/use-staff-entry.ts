import { useNavigate } from "react-router";
import { pathOf } from "~/content/data/pages.ts";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { useDraft } from "../session/use-draft.ts";
import type { LoadedRows } from "./row-loader.tsx";
import type { SavedVersion, StaffTableCalls } from "./staff-table-calls.ts";
import type { VersionedRow } from "./use-call-queue.ts";
import { type StaffCalls, useStaffCalls } from "./use-staff-calls.ts";
import { type FormErrors, type StaffFormState, useStaffForm } from "./use-staff-form.ts";

/** The words of one of the forms; those that both have are in `StaffNoticeWords`. */
export type EntryWords = Pick<
  StaffHoursWords,
  "lead" | "change" | "published" | "withdraw" | "withdrawn" | "ended" | "conflict"
> &
  Pick<StaffNoticeWords, "current">;

/** The parts of an entry that are different in each form. */
export interface EntryRules<Row, Saved, Values, ErrorName extends string> {
  table: StaffTableCalls<Row, Saved>;
  words: EntryWords;
  shared: StaffNoticeWords;
  texts: Readonly<Record<ErrorName, string>>;
  /** The values of an empty form. */
  empty: () => Values;
  valuesOf: (row: Row) => Values;
  /** For drafts that another release may have stored. */
  isValid: (stored: unknown) => stored is Values;
  /** Returns the values as they would be published, and their errors. */
  check: (values: Values) => { values: Values; errors: FormErrors<ErrorName> };
  /** The errors of a refusal of the database; null when it belongs to no field of the form. */
  errorsOfRefusal: (field: string, problem: string) => FormErrors<ErrorName> | null;
  /** The parameters of the rows of an entry. */
  parametersOf: (values: Values) => Saved[];
  /** The ids of rows that an earlier attempt to publish may have saved, and that the entry no longer needs. */
  obsoleteIdsOf?: (values: Values) => readonly string[];
  /** The form after Undo. */
  draftOf: (values: Values, withdrawn: Row[]) => Values;
}

/** One entry in its form. */
export interface StaffEntry<Row, Values> {
  form: StaffFormState<Values>;
  calls: Pick<StaffCalls<Row, unknown>, "pending" | "published" | "withdraw">;
  /** Publishes the form over the version of somebody else. */
  overwrite: (theirs: Row) => void;
  /** Copies the version of somebody else into the form. */
  takeTheirs: (theirs: Row) => void;
  /** Empties the form. */
  startAgain: () => void;
}

/** `row` is the row on the site that the form changes, or null for a new entry; its draft is stored under `draftKey`. */
export function useStaffEntry<
  Row extends VersionedRow,
  Saved extends SavedVersion,
  Values,
  ErrorName extends string,
>(
  { row, draftKey }: Pick<LoadedRows<Row>, "row" | "draftKey">,
  rules: EntryRules<Row, Saved, Values, ErrorName>,
): StaffEntry<Row, Values> {
  const { table, words, shared, valuesOf } = rules;
  const navigate = useNavigate();
  const address = localizedPath(pathOf(table.page), useLanguage());
  const initial = row ? valuesOf(row) : rules.empty();
  const draft = useDraft(draftKey, initial, rules.isValid);
  const calls = useStaffCalls(table, row, { ...words, undo: shared.undo }, draft.clear);
  const form = useStaffForm(draft, calls.failure, {
    ...rules,
    publish: (values) =>
      void calls.publish(
        rules.parametersOf(values),
        (withdrawn) => rules.draftOf(values, withdrawn),
        rules.obsoleteIdsOf?.(values) ?? [],
      ),
  });
  return {
    form,
    calls,
    overwrite: (theirs) => {
      calls.acknowledge(theirs);
      form.submit();
    },
    takeTheirs: (theirs) => {
      calls.acknowledge(theirs);
      form.replace(valuesOf(theirs));
    },
    startAgain: () => {
      draft.change(row ? initial : rules.empty());
      draft.clear();
      void navigate(address);
    },
  };
}
