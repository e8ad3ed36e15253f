import { Button } from "~/components/controls/button.tsx";
import { useAdoptedElement } from "~/components/controls/use-adopted-element.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { addDays } from "~/i18n/calendar-days.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { dosesOn } from "../timetable/timetable.ts";
import { DayTable } from "./day-table.tsx";
import styles from "./day-view.module.css";
import { saveDropsInCalendar } from "./drops-calendar-file.ts";
import { changeSentences } from "./drops-text.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";
import { PaperChoices, type PaperOptions } from "./paper-choices.tsx";
import { RegimenWarnings } from "./regimen-warnings.tsx";

/** Id of the controls that read the day aloud, which the server renders because they have a script of their own. */
export const dropsReadAloudId = "drops-read-aloud";

export interface DayViewProps extends MyDropsPartProps {
  now: number;
  /** The date that is shown, "2026-11-29". */
  date: string;
  onDate: (date: string) => void;
  paper: PaperOptions;
  onPaper: (options: PaperOptions) => void;
}

/** One day: its drops in the order of their times, the next change, and the buttons for paper and calendar. */
export function DayView(props: DayViewProps) {
  const { words, sheets, regimen, date, onDate, today } = props;
  const { locale } = useLanguage();
  const { day } = words;
  const { words: sheet, hours } = sheets[locale];
  const count = dosesOn(regimen, date).length;
  const change = changeSentences(regimen, date, sheet, locale);
  const readAloud = useAdoptedElement(dropsReadAloudId);
  return (
    <div className="stack gap-5 page-body">
      <div className="stack gap-3">
        <a href="#bottles" className="target">
          <Icon icon="arrow-left" flip /> <Text>{day.back}</Text>
        </a>
        <h1 className="title-2" tabIndex={-1} data-day-title="">
          <Text>{day.title}</Text>
        </h1>
        <div className="cluster">
          <Button
            size="small"
            variant="secondary"
            aria-label={day.previous}
            onClick={() => onDate(addDays(date, -1))}
          >
            <Icon icon="arrow-left" flip />
          </Button>
          <p role="status" className={styles.date}>
            <Text>{dayAndDate(date, hours.weekdays, locale)}</Text>{" "}
            <strong>
              <Text>{pluralize(count, day.drops, locale)}</Text>
            </strong>
          </p>
          <Button
            size="small"
            variant="secondary"
            aria-label={day.next}
            onClick={() => onDate(addDays(date, 1))}
          >
            <Icon icon="arrow-right" flip />
          </Button>
        </div>
        <div ref={readAloud} />
      </div>
      <div className="beside">
        <div className="stack gap-5">
          <RegimenWarnings {...props} />
          {count > 0 ? (
            <DayTable {...props} />
          ) : (
            <p>
              <Text>{day.none}</Text>
            </p>
          )}
          {change?.sentences.map((sentence) => (
            <p key={sentence} className="secondary">
              <Text>{sentence}</Text>
            </p>
          ))}
          <Banner icon="stethoscope">{`${sheet.wait} ${sheet.askDoctor}`}</Banner>
        </div>
        <div className="stack gap-5" data-unread="">
          <PaperChoices {...props} />
          <div className="cluster">
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
          </div>
        </div>
      </div>
    </div>
  );
}
