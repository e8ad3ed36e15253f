import { exceptionalHours } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";

/** The words about hours that a card shows; those of exceptional days are there only while the facts have such days. */
export type CardHours = Omit<HoursWords, "spans" | "brief" | "exceptional"> &
  Partial<Pick<HoursWords, "exceptional">>;

/** Takes them from all words about hours: an island's words stand in the page twice. */
export function cardHours({ spans: _, brief: __, exceptional, ...shown }: HoursWords): CardHours {
  return exceptionalHours.length > 0 ? { ...shown, exceptional } : shown;
}
