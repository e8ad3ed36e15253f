import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import {
  countCharacters,
  errorsOfDays,
  joinLines,
  removeHiddenMarks,
} from "../form/form-validation.ts";
import type { FormErrors } from "../form/use-staff-form.ts";
import type { RowOf } from "../session/staff-api.ts";

/** The notice in the form. */
export interface NoticeValues {
  /** Made by the form, so that a save can be sent again. */
  id: string;
  /** The version that the person has seen; 0 is a new notice. */
  version: number;
  branches: readonly BranchId[];
  /** Calendar dates such as "2026-11-20", or empty. */
  firstDay: string;
  lastDay: string;
  text: Record<Locale, string>;
}

/** Characters of a notice in each language, as the database counts them. */
export const maxNoticeLength = 280;

type NoticeErrors = FormErrors<keyof StaffNoticeWords["errors"]>;

export function newNotice(today: string): NoticeValues {
  return {
    id: crypto.randomUUID(),
    version: 0,
    branches: [],
    firstDay: today,
    lastDay: today,
    text: { en: "", ar: "" },
  };
}

export function noticeOfRow(row: RowOf<"notices">): NoticeValues {
  const branches: unknown = row.branches;
  const given = Array.isArray(branches) ? branches : [];
  return {
    id: row.id,
    version: row.version,
    branches: branchIds.filter((id) => given.includes("all") || given.includes(id)),
    firstDay: row.first_day,
    lastDay: row.last_day,
    text: { en: row.text_en, ar: row.text_ar },
  };
}

/** The parameters of `save_notice`. */
export function saveParameters({ id, version, branches, firstDay, lastDay, text }: NoticeValues) {
  return {
    id,
    expected_version: version,
    branches: branchIds.every((branch) => branches.includes(branch)) ? ["all"] : [...branches],
    first_day: firstDay,
    last_day: lastDay,
    text_en: text.en.trim(),
    text_ar: text.ar.trim(),
  };
}

/** Returns the notice without hidden marks, and its errors; the database checks the same. `today` is the day in Oman. */
export function validateNotice(
  values: NoticeValues,
  today: string,
): { values: NoticeValues; errors: NoticeErrors } {
  const errors: NoticeErrors = { ...errorsOfDays(values.firstDay, values.lastDay, today) };
  if (values.branches.length === 0) errors.branches = "branches";
  const text = { ...values.text };
  for (const locale of locales) {
    const line = joinLines(text[locale]);
    text[locale] = removeHiddenMarks(line);
    const problem = text[locale] === line ? findTextError(line) : "hidden";
    if (problem) errors[`text_${locale}`] = problem;
  }
  return { values: { ...values, text }, errors };
}

/** The error of a refusal of the database; null for a field that the form does not have. */
export function errorsOfRefusal(field: string, problem: string): NoticeErrors | null {
  const errors: Record<string, keyof StaffNoticeWords["errors"]> = {
    order: "order",
    past: "past",
    too_far: "tooFar",
    too_long: "tooLong",
    hidden: "hidden",
    missing: field.startsWith("text_") ? "textMissing" : "firstMissing",
  };
  const error = errors[problem];
  const fields: readonly string[] = ["branches", "first_day", "last_day", "text_en", "text_ar"];
  return error && fields.includes(field) ? { [field]: error } : null;
}

function findTextError(text: string): keyof StaffNoticeWords["errors"] | null {
  if (!text.trim()) return "textMissing";
  return countCharacters(text.trim()) > maxNoticeLength ? "tooLong" : null;
}

/** For drafts that another release may have stored. */
export function isNotice(value: unknown): value is NoticeValues {
  const { id, version, branches, firstDay, lastDay, text } = (value ?? {}) as Partial<NoticeValues>;
  return (
    typeof id === "string" &&
    typeof version === "number" &&
    Array.isArray(branches) &&
    typeof firstDay === "string" &&
    typeof lastDay === "string" &&
    typeof text?.en === "string" &&
    typeof text.ar === "string"
  );
}
