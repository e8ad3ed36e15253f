import type { NoticeData } from "~/opening-hours/hours-data.ts";
import { areTexts, knownBranches } from "~/opening-hours/staff-row-values.ts";
import { staffRowsReader } from "./staff-rows.server.ts";

/** Reads the notices of staff that have not ended. */
export const readNotices = staffRowsReader(
  "notices",
  ({ id, branches, first_day, last_day, text_en, text_ar, updated_at }): NoticeData | null => {
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
