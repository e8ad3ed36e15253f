import type { DropsSheetWords, MyDropsViewWords } from "~/content/my-drops.types.ts";
import { saveFile } from "~/files/save-file.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import type { Locale } from "~/i18n/locale.ts";
import { dropsCalendar } from "../timetable/drops-calendar.ts";
import type { Regimen } from "../timetable/regimen.ts";
import { bottleName } from "./drops-text.ts";

/** Saves the timetable as a calendar file with an alarm at each time. */
export function saveDropsInCalendar(
  regimen: Regimen,
  {
    today,
    words,
    sheet,
    locale,
  }: { today: string; words: MyDropsViewWords; sheet: DropsSheetWords; locale: Locale },
): void {
  const text = dropsCalendar(regimen, {
    titleOf: (drop) =>
      interpolate(words.day.calendarTitle, { name: bottleName(drop, regimen, sheet, locale) }),
    today,
    host: location.hostname,
    instant: Date.now(),
  });
  saveFile(new File([text], "eye-drops.ics", { type: "text/calendar" }));
}
