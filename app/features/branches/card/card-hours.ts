import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";

/** The words about hours on a card; words of exceptional hours only while the data has such days. */
export type CardHours = Omit<HoursWords, "spans" | "brief" | "exceptional"> &
  Partial<Pick<HoursWords, "exceptional">>;

/** Selects the needed words about hours, because the words of an island are in the page twice. */
export function cardHours({ spans: _, brief: __, exceptional, ...shown }: HoursWords): CardHours {
  return exceptionalHours.length > 0 ? { ...shown, exceptional } : shown;
}
