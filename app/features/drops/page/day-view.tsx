import { Button } from "~/components/controls/button.tsx";
import dock from "~/components/controls/dock.module.css";
import { Dock } from "~/components/controls/dock.tsx";
import { useAdoptedElement } from "~/components/controls/use-adopted-element.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { addDays } from "~/i18n/calendar-days.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { classNames } from "~/styles/class-names.ts";
import { DayRing } from "../drawings/day-ring.tsx";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { type Dose, dosesOn } from "../timetable/timetable.ts";
import { BottleName } from "./bottle-name.tsx";
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
  isNext: (dose: Dose) => boolean;
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
    <div className={styles.view}>
      <div className="stack gap-3">
        <a href="#bottles" className="target gap-2">
          <Icon icon="arrow-left" flip /> <Text>{day.back}</Text>
        </a>
        <h1 className="title-2" tabIndex={-1} data-day-title="">
          <Text>{day.title}</Text>
        </h1>
        <div className={classNames("cluster", styles.date)}>
          <Button
            size="small"
            variant="secondary"
            aria-label={day.previous}
            onClick={() => onDate(addDays(date, -1))}
          >
            <Icon icon="arrow-left" flip />
          </Button>
          <p role="status">
            <span className={styles.dateText}>
              <Text>{dayAndDate(date, hours.weekdays, locale)}</Text>
            </span>{" "}
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
      <div className={classNames(dock.columns, styles.columns)}>
        <RingWithLegend {...props} />
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
          <div data-unread="">
            <PaperChoices {...props} />
          </div>
        </div>
        <Dock className={styles.action}>
          <div className={classNames("cluster", styles.buttons)} data-unread="">
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
        </Dock>
      </div>
    </div>
  );
}

function RingWithLegend({ words, sheets, regimen, date, isNext }: DayViewProps) {
  const { locale } = useLanguage();
  const doses = dosesOn(regimen, date);
  const bottles = regimen.drops.filter(({ id }) => doses.some(({ dropId }) => dropId === id));
  return (
    <div className={styles.ring}>
      <DayRing words={words.ring} regimen={regimen} date={date} isNext={isNext} />
      {/* Part of the drawing: the table has the same names. */}
      <p className={classNames("cluster", styles.legend)} aria-hidden="true" data-unread="">
        {bottles.map((drop) => (
          <span key={drop.id} className="with-icon">
            <DropIcon cap={drop.cap} small />
            <BottleName
              drop={drop}
              regimen={regimen}
              words={sheets[locale].words}
              locale={locale}
            />
          </span>
        ))}
      </p>
    </div>
  );
}
