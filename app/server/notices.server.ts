import type { BranchId } from "~/content/data/branches.ts";
import type { Locale } from "~/i18n/locale.ts";
import { areTexts, knownBranches } from "~/opening-hours/row-values.ts";
import { staffRowsReader } from "./staff-rows.server.ts";

/** A notice that staff have written, in both languages. */
export interface StaffNotice {
  id: string;
  branches: readonly BranchId[];
  /** Calendar dates in Oman, both inclusive: "2026-11-20". */
  firstDay: string;
  lastDay: string;
  text: Readonly<Record<Locale, string>>;
  /** In milliseconds since 1970. */
  updatedAt: number;
}

/** Reads the notices of staff that have not ended. */
export const readNotices = staffRowsReader(
  "notices",
  ({ id, branches, first_day, last_day, text_en, text_ar, updated_at }): StaffNotice | null => {
    const updatedAt = Date.parse(updated_at ?? "");
    if (!areTexts(id, first_day, last_day, text_en, text_ar) || Number.isNaN(updatedAt))
      return null;
    if (!Array.isArray(branches)) return null;
    return {
      id: String(id),
      branches: knownBranches(branches),
      firstDay: String(first_day),
      lastDay: String(last_day),
      text: { en: String(text_en), ar: String(text_ar) },
      updatedAt,
    };
  },
  ({ lastDay }) => lastDay,
);
