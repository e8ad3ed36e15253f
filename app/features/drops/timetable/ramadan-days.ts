import { addDays } from "~/i18n/calendar-days.ts";
import { monthAndDayIn } from "~/i18n/month-and-day.ts";

/** Ramadan is the ninth month. */
const ramadan = 9;

/** Returns the first and the last day of the Ramadan that contains a date, or of the next one, by Umm al-Qura. */
export function ramadanFrom(date: string): { first: string; last: string } {
  const read = monthAndDayIn("islamic-umalqura");
  const isInRamadan = (one: string) => read(one).month === ramadan;
  let first = date;
  while (!isInRamadan(first)) first = addDays(first, 1);
  first = addDays(first, 1 - read(first).day);
  let last = first;
  while (isInRamadan(addDays(last, 1))) last = addDays(last, 1);
  return { first, last };
}
