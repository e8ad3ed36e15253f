import type { ReactNode } from "react";
import { minNightInterval } from "~/content/data/drops-in-ramadan.ts";
import { loadDropsNightWords } from "~/content/load-drops-night-words.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { DayViewProps } from "./page/day-view.tsx";

/** The view of a day, as the page shows it. */
export type ShownDay = (props: DayViewProps) => ReactNode;

/**
 * Loads the view of a day that offers Ramadan too; null without the clinician's value. The scripts are then built without
 * this file (scripts/build-steps/client-scripts.ts).
 */
export const loadRamadanDay =
  minNightInterval === null ? null : (locale: Locale) => load(locale, minNightInterval);

async function load(locale: Locale, smallestDistance: number | null): Promise<ShownDay> {
  const [{ RamadanDay }, nightWords] = await Promise.all([
    import("./night/ramadan-day.tsx"),
    loadDropsNightWords(locale),
  ]);
  const parts = { nightWords, smallestDistance: smallestDistance ?? Number.POSITIVE_INFINITY };
  return (props) => <RamadanDay {...props} {...parts} />;
}
