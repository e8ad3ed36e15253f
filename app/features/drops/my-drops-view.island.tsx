import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import dock from "~/components/controls/dock.module.css";
import { Dock } from "~/components/controls/dock.tsx";
import { useHiddenElements } from "~/components/controls/use-hidden-elements.ts";
import { Container } from "~/components/layout/section.tsx";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { useClock } from "~/opening-hours/use-clock.ts";
import { classNames } from "~/styles/class-names.ts";
import { DayRing } from "./drawings/day-ring.tsx";
import styles from "./my-drops-view.module.css";
import { AwakeHoursFields } from "./page/awake-hours-fields.tsx";
import { BottleList } from "./page/bottle-list.tsx";
import type { MyDropsViewProps } from "./page/my-drops-props.ts";
import type { PaperOptions } from "./page/paper-choices.tsx";
import { PaperSheet } from "./page/paper-sheet.tsx";
import { StorageChoice } from "./page/storage-choice.tsx";
import { useRegimen } from "./page/use-regimen.ts";
import { useStoredRegimen } from "./page/use-stored-regimen.ts";
import { type Dose, nextDose } from "./timetable/timetable.ts";
import { useDayView } from "./use-day-view.ts";

/** Id of the page's head, which the view of a day replaces. */
export const myDropsHeadId = "my-drops-head";

const hiddenBesideDay = [myDropsHeadId];

/**
 * The bottles that the visitor copies, or one day with its drops, and the timetable on paper. Everything happens in the
 * browser (REQ-DROPS-10).
 */
export function MyDropsView({ words, sheetWords, sheetHours }: MyDropsViewProps) {
  const sheets = {
    en: { words: sheetWords.en, hours: sheetHours.en },
    ar: { words: sheetWords.ar, hours: sheetHours.ar },
  };
  // The server knows neither bottles nor dates, so its clock does not matter.
  const now = useClock(0);
  const today = omanDay(now).date;
  const { regimen, isUntouched, openId, changes } = useRegimen();
  const storage = useStoredRegimen(isUntouched ? null : regimen, changes.replace);
  const [date, setDate] = useState<string | null>(null);
  const [paper, setPaper] = useState<PaperOptions>({ language: "both", isLarge: false });
  const hasBottles = regimen.drops.length > 0;
  const [isRamadan, setRamadan] = useState(false);
  const Day = useDayView();
  const isDay = useDayFragment() && hasBottles && Day !== null;
  useView(isDay);
  const parts = { words, sheets, regimen, changes, today };
  const next = nextDose(regimen, now);
  // After midnight the day goes on until its last drop, for a visitor who is awake.
  const currentDate = next && next.date < today ? next.date : today;
  const shownDate = date ?? currentDate;
  const isNextOn =
    (shown: string) =>
    ({ minute, dropId }: Dose) =>
      next?.date === shown && next.minute === minute && next.dropId === dropId;
  return (
    <Container>
      {isDay ? (
        <div className="screen-only">
          <Day
            {...parts}
            isRamadan={isRamadan}
            onRamadan={setRamadan}
            isNext={isNextOn(shownDate)}
            date={shownDate}
            onDate={setDate}
            paper={paper}
            onPaper={setPaper}
          />
        </div>
      ) : (
        <div
          className={classNames(
            "beside screen-only script-only",
            dock.columns,
            styles.view,
            hasBottles ? undefined : "page-end",
          )}
        >
          <BottleList {...parts} openId={openId} />
          <div className="stack gap-6">
            <DayRing
              words={words.ring}
              regimen={regimen}
              date={currentDate}
              isNext={isNextOn(currentDate)}
              // On a phone the day of the bottles is one tap away.
              className={hasBottles ? "wide-only" : undefined}
            />
            <AwakeHoursFields {...parts} />
            {hasBottles && <StorageChoice words={words} storage={storage} />}
          </div>
          {hasBottles && (
            <Dock>
              <ButtonLink href="#day" arrow wide onClick={() => changes.open(null)}>
                {words.showDay}
              </ButtonLink>
            </Dock>
          )}
        </div>
      )}
      <PaperSheet sheets={sheets} regimen={regimen} from={shownDate} options={paper} />
    </Container>
  );
}

/** Whether the fragment of the address is that of the day. Every other fragment is ignored. */
function useDayFragment(): boolean {
  const [isDay, setDay] = useState(false);
  useEffect(() => {
    const read = () => setDay(location.hash === "#day");
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return isDay;
}

/** Hides the head of the page beside the day, and moves the focus to the title after a change of the view. */
function useView(isDay: boolean): void {
  const before = useRef(isDay);
  useHiddenElements(hiddenBesideDay, isDay);
  useLayoutEffect(() => {
    if (before.current === isDay) return;
    before.current = isDay;
    scrollTo({ top: 0, behavior: "instant" });
    if (isDay) document.querySelector<HTMLElement>("[data-day-title]")?.focus();
  }, [isDay]);
}
