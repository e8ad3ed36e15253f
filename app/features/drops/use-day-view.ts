import { useEffect, useState } from "react";
import { useLanguage } from "~/i18n/language-context.tsx";
import { loadRamadanDay, type ShownDay } from "./load-ramadan-day.tsx";
import { DayView } from "./page/day-view.tsx";

/** Returns the view of a day: where Ramadan is offered (REQ-DROPS-9), another one, or null while it is loaded. */
export const useDayView: () => ShownDay | null = loadRamadanDay ? useRamadanDay : () => DayView;

function useRamadanDay(): ShownDay | null {
  const { locale } = useLanguage();
  const [view, setView] = useState<ShownDay | null>(null);
  useEffect(() => {
    loadRamadanDay?.(locale)
      // Usual days do not need the other files.
      .catch(() => DayView)
      .then((loaded) => setView(() => loaded));
  }, [locale]);
  return view;
}
