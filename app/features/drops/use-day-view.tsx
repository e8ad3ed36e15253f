import { type ReactNode, useEffect, useState } from "react";
import { minNightInterval } from "~/content/data/drops-in-ramadan.ts";
import { loadNightWords } from "~/content/load-night-words.ts";
import type { Locale } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { DayView, type DayViewProps } from "./page/day-view.tsx";

type ShownDay = (props: DayViewProps) => ReactNode;

/**
 * Returns the view of a day: with the clinician's value one that offers Ramadan too, or null while it is loaded. The
 * condition is constant, so that the scripts without a value have no part of Ramadan (REQ-DROPS-9).
 */
export const useDayView: () => ShownDay | null =
  minNightInterval === null ? () => DayView : useRamadanDay;

function useRamadanDay(): ShownDay | null {
  const { locale } = useLanguage();
  const [view, setView] = useState<ShownDay | null>(null);
  useEffect(() => {
    // Usual days do not need the other files.
    loadRamadanDay(locale)
      .catch(() => DayView)
      .then((loaded) => setView(() => loaded));
  }, [locale]);
  return view;
}

async function loadRamadanDay(locale: Locale): Promise<ShownDay> {
  const [{ RamadanDay }, nightWords] = await Promise.all([
    import("./night/ramadan-day.tsx"),
    loadNightWords(locale),
  ]);
  const smallestDistance = minNightInterval ?? Number.POSITIVE_INFINITY;
  return (props) => (
    <RamadanDay {...props} nightWords={nightWords} smallestDistance={smallestDistance} />
  );
}
