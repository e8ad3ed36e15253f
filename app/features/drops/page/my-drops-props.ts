import type { HoursWords } from "~/content/hours.types.ts";
import type { DropsSheetWords, MyDropsViewWords } from "~/content/my-drops.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { Regimen } from "../timetable/regimen.ts";
import type { RegimenChanges } from "./use-regimen.ts";

type DropsHoursWords = Pick<HoursWords, "weekdays" | "dayParts">;

/** Props of the island. Those of the timetable are in both languages: the printed page can have either or both. */
export interface MyDropsViewProps {
  words: MyDropsViewWords;
  sheetWords: Readonly<Record<Locale, DropsSheetWords>>;
  sheetHours: Readonly<Record<Locale, DropsHoursWords>>;
}

export interface MyDropsProps {
  words: MyDropsViewWords;
  sheets: Readonly<Record<Locale, { words: DropsSheetWords; hours: DropsHoursWords }>>;
}

/** Props of the parts of the page. */
export interface MyDropsPartProps extends MyDropsProps {
  regimen: Regimen;
  changes: RegimenChanges;
  /** Today in Oman, "2026-11-29". */
  today: string;
}
