import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { Locale } from "~/i18n/locale.ts";
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
export const longestNotice = 280;

/** A field of the form that can have an error. */
export type NoticeField = "branches" | "first_day" | "last_day" | "text_en" | "text_ar";

export type NoticeErrors = Partial<Record<NoticeField, keyof StaffNoticeWords["errors"]>>;

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

/** The errors of the form; the database checks the same. `today` is the day in Oman. */
export function findErrors(values: NoticeValues, today: string): NoticeErrors {
  const { branches, firstDay, lastDay, text } = values;
  const errors: NoticeErrors = {};
  if (branches.length === 0) errors.branches = "branches";
  if (!firstDay) errors.first_day = "firstMissing";
  if (!lastDay) errors.last_day = "lastMissing";
  else if (lastDay < firstDay) errors.last_day = "order";
  else if (lastDay < today) errors.last_day = "past";
  else if (lastDay > yearAfter(today)) errors.last_day = "tooFar";
  for (const locale of ["en", "ar"] as const) {
    const problem = findTextError(text[locale]);
    if (problem) errors[`text_${locale}`] = problem;
  }
  return errors;
}

/** The errors of the fields that a change leaves alone. */
export function withoutErrorsOf(
  change: Partial<NoticeValues>,
  values: NoticeValues,
  errors: NoticeErrors,
): NoticeErrors {
  const { branches, first_day, last_day, text_en, text_ar } = errors;
  const isSameDays = change.firstDay === undefined && change.lastDay === undefined;
  const isSameText = (locale: Locale) =>
    change.text === undefined || change.text[locale] === values.text[locale];
  return {
    ...(branches && !change.branches && { branches }),
    ...(first_day && isSameDays && { first_day }),
    ...(last_day && isSameDays && { last_day }),
    ...(text_en && isSameText("en") && { text_en }),
    ...(text_ar && isSameText("ar") && { text_ar }),
  };
}

/** The error of a refusal of the database; null for a field that the form does not have. */
export function errorOfRefusal(field: string, problem: string): NoticeErrors | null {
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

/** Control characters, and marks that change the direction of text or have no width. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Returns the text without hidden marks; a line break becomes a space. */
export function withoutHiddenMarks(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replace(hidden, "");
}

export function countCharacters(text: string): number {
  return [...text].length;
}

function findTextError(text: string): keyof StaffNoticeWords["errors"] | null {
  if (!text.trim()) return "textMissing";
  return countCharacters(text.trim()) > longestNotice ? "tooLong" : null;
}

/** The last day that the database accepts. */
export function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 366);
  return date.toISOString().slice(0, 10);
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
