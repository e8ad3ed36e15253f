import { useState } from "react";
import { readStoredValue } from "~/client/enhancements/loading/web-storage.ts";
import { branchFacts } from "~/content/data/branch-facts.ts";
import { type BranchId, branchIds, chosenBranchKey } from "~/content/data/branches.ts";
import type { NightWords } from "~/content/load-drops-night-words.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { DayFrame, type DayViewProps, usualSections } from "../page/day-view.tsx";
import { ramadanTimetable } from "../timetable/ramadan.ts";
import { ramadanFrom } from "../timetable/ramadan-days.ts";
import { nightSections } from "./night-sections.tsx";
import { TimesChoice } from "./times-choice.tsx";

export interface RamadanDayProps extends DayViewProps {
  nightWords: NightWords;
  /** Between two doses of one drop, in minutes: a value of the clinic's clinician. */
  smallestDistance: number;
}

/**
 * The view of a day with a choice between usual days and Ramadan (REQ-DROPS-9). A date outside Ramadan gives the first
 * day of the next one.
 */
export function RamadanDay(props: RamadanDayProps) {
  const { nightWords, smallestDistance, isRamadan, onRamadan, regimen } = props;
  const { locale } = useLanguage();
  const [nightDate, setNightDate] = useState<string | null>(null);
  const [branch] = useState(readChosenBranch);
  const choice = <TimesChoice words={nightWords.words.times} {...{ isRamadan, onRamadan }} />;
  if (!isRamadan) return <DayFrame {...props} {...usualSections(props, locale)} choice={choice} />;
  const range = ramadanFrom(nightDate ?? props.date);
  const date = nightDate ?? (props.date < range.first ? range.first : props.date);
  const timetable = ramadanTimetable(regimen, date, {
    position: branchFacts[branch],
    smallestDistance,
  });
  const sections = nightSections(
    { ...props, night: { ...nightWords, branch }, date, timetable },
    locale,
  );
  return (
    <DayFrame
      {...props}
      {...sections}
      date={date}
      onDate={setNightDate}
      range={range}
      choice={choice}
    />
  );
}

/** The branch that the visitor chose last, as the phone bar has it, else main. */
function readChosenBranch(): BranchId {
  const stored = readStoredValue("localStorage", chosenBranchKey);
  return branchIds.find((id) => id === stored) ?? "main";
}
