import type { ReactNode } from "react";
import { Button } from "~/components/controls/button.tsx";
import dock from "~/components/controls/dock.module.css";
import { Dock } from "~/components/controls/dock.tsx";
import { useAdoptedElement } from "~/components/controls/use-adopted-element.ts";
import { Banner } from "~/components/indicators/banner.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import { addDays } from "~/i18n/calendar-days.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { classNames } from "~/styles/class-names.ts";
import { ringMarks } from "../drawings/ring-marks.ts";
import { type Dose, doseGroupsOn } from "../timetable/timetable.ts";
import { DayTable } from "./day-table.tsx";
import styles from "./day-view.module.css";
import { saveDropsInCalendar } from "./drops-calendar-file.ts";
import { changeSentences } from "./drops-text.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";
import { PaperChoices, type PaperOptions } from "./paper-choices.tsx";
import { RegimenWarnings } from "./regimen-warnings.tsx";
import { RingWithLegend } from "./ring-with-legend.tsx";

/** Id of the controls that read the day aloud, which the server renders because they have a script of their own. */
export const dropsReadAloudId = "drops-read-aloud";

export interface DayViewProps extends MyDropsPartProps {
  isNext: (dose: Dose) => boolean;
  /** The date that is shown, "2026-11-29". */
  date: string;
  onDate: (date: string) => void;
  /** Whether the visitor has chosen Ramadan, where it is offered. */
  isRamadan: boolean;
  onRamadan: (isRamadan: boolean) => void;
  paper: PaperOptions;
  onPaper: (options: PaperOptions) => void;
}

/** The sections that differ between a usual day and a night of Ramadan. */
export interface DaySections {
  title: string;
  status: ReactNode;
  /** A line below the date. */
  times?: ReactNode;
  /** First and last date. */
  range?: { first: string; last: string };
  ring: ReactNode;
  doses: ReactNode;
  /** Buttons in the dock. */
  actions?: ReactNode;
}

/** One day: its drops in the order of their times, the next change, and the buttons for paper and calendar. */
export function DayView(props: DayViewProps) {
  const { locale } = useLanguage();
  return <DayFrame {...props} {...usualSections(props, locale)} />;
}

/** The frame of a day. `choice` is above its doses. */
export function DayFrame({
  words: { day },
  date,
  onDate,
  title,
  status,
  times,
  range,
  ring,
  choice,
  doses,
  actions,
}: Pick<DayViewProps, "words" | "date" | "onDate"> & DaySections & { choice?: ReactNode }) {
  const readAloud = useAdoptedElement(dropsReadAloudId);
  return (
    <div className={styles.view}>
      <div className="stack gap-3">
        <a href="#bottles" className="target gap-2">
          <Icon icon="arrow-left" flip /> <Text>{day.back}</Text>
        </a>
        <h1 className="title-2" tabIndex={-1} data-day-title="">
          <Text>{title}</Text>
        </h1>
        <div className={classNames("cluster", styles.date)}>
          <Button
            size="small"
            variant="secondary"
            aria-label={day.previous}
            disabled={date === range?.first}
            onClick={() => onDate(addDays(date, -1))}
          >
            <Icon icon="arrow-left" flip />
          </Button>
          <p role="status">{status}</p>
          <Button
            size="small"
            variant="secondary"
            aria-label={day.next}
            disabled={date === range?.last}
            onClick={() => onDate(addDays(date, 1))}
          >
            <Icon icon="arrow-right" flip />
          </Button>
        </div>
        {times}
        <div ref={readAloud} />
      </div>
      <div className={classNames("beside", dock.columns, styles.columns)}>
        <div className={styles.ring}>{ring}</div>
        <div className="stack gap-5">
          {choice}
          {doses}
        </div>
        {actions && (
          <Dock>
            <div className={classNames("cluster", styles.buttons)} data-unread="">
              {actions}
            </div>
          </Dock>
        )}
      </div>
    </div>
  );
}

/** Returns the sections of a usual day. */
export function usualSections(props: DayViewProps, locale: Locale): DaySections {
  const { words, sheets, regimen, date, today, isNext } = props;
  const { day } = words;
  const { words: sheet, hours } = sheets[locale];
  const groups = doseGroupsOn(regimen, date);
  const doses = groups.flat();
  const count = doses.length;
  return {
    title: day.title,
    status: (
      <>
        <span className={styles.dateText}>
          <Text>{dayAndDate(date, hours.weekdays, locale)}</Text>
        </span>{" "}
        <strong>
          <Text>{pluralize(count, day.drops, locale)}</Text>
        </strong>
      </>
    ),
    ring: (
      <RingWithLegend {...props} doses={doses} hours={regimen} marks={ringMarks(groups, isNext)} />
    ),
    doses: (
      <>
        <RegimenWarnings {...props} />
        {count > 0 ? (
          <DayTable {...props} title={day.title} groups={groups} />
        ) : (
          <p>
            <Text>{day.none}</Text>
          </p>
        )}
        {changeSentences(regimen, date, sheet, locale).map((sentence) => (
          <p key={sentence} className="secondary">
            <Text>{sentence}</Text>
          </p>
        ))}
        <Banner icon="stethoscope">{`${sheet.wait} ${sheet.askDoctor}`}</Banner>
        <div data-unread="">
          <PaperChoices {...props} />
        </div>
      </>
    ),
    actions: (
      <>
        <Button icon="printer" onClick={() => print()}>
          {day.print}
        </Button>
        <Button
          variant="secondary"
          icon="calendar-plus"
          onClick={() => saveDropsInCalendar(regimen, { today, words, sheet, locale })}
        >
          {day.calendar}
        </Button>
      </>
    ),
  };
}
