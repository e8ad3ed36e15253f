import { dayNumber, shortWeekday } from "~/components/forms/day-cell-name.ts";
import { weekdays } from "~/content/data/hours.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { weekdayOf } from "~/opening-hours/oman-day.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import type { Regimen } from "../timetable/regimen.ts";
import { BottleName } from "./bottle-name.tsx";
import type { MyDropsProps } from "./my-drops-props.ts";
import type { PaperRow } from "./paper-rows.ts";
import styles from "./paper-table.module.css";

/** Rows of a page that is filled in by hand. */
const emptyRows = 12;

/** The week in Oman begins on Sunday. */
const weekFromSunday = [...weekdays.slice(-1), ...weekdays.slice(0, -1)];

/** The times with a box for each day; a day without the drop has none. Without dates the rows are empty. */
export function PaperTable({
  sheets,
  regimen,
  dates,
  rows,
  languages,
}: Pick<MyDropsProps, "sheets"> & {
  regimen: Regimen;
  dates: readonly string[] | null;
  rows: readonly PaperRow[];
  languages: readonly Locale[];
}) {
  const [first = "en", second] = languages;
  const days = dates ? dates.map((date) => ({ date, weekday: weekdayOf(date) })) : undefined;
  const columns = days ?? weekFromSunday.map((weekday) => ({ date: undefined, weekday }));
  const time = (minute: number, locale: Locale) =>
    timeText(minute % minutesPerDay, { words: sheets[locale].hours, locale });
  const { words } = sheets[first];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.time}>
            {words.time}
          </th>
          <th scope="col" className={styles.drop}>
            {words.drop}
          </th>
          {columns.map(({ date, weekday }) => (
            <th key={weekday} scope="col">
              {languages.map((locale) => (
                <span key={locale} lang={locale} dir={directionOf(locale)} className="block">
                  {shortWeekday(sheets[locale].hours.weekdays[weekday])}
                  {date && <b className="block">{dayNumber(date, locale)}</b>}
                </span>
              ))}
            </th>
          ))}
          <th scope="col" className={styles.eyes}>
            {words.eye}
          </th>
          {second && (
            <th scope="col" className={styles.time} lang={second} dir={directionOf(second)}>
              {sheets[second].words.time}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ drop, minute, isDue }) => (
          <tr key={`${minute} ${drop.id}`}>
            <th scope="row">{time(minute, first)}</th>
            <td className={styles.drop}>
              <span className="with-icon">
                <DropIcon cap={drop.cap} small />
                <span>
                  <BottleName drop={drop} regimen={regimen} words={words} locale={first} />
                </span>
              </span>
            </td>
            {columns.map(({ weekday }, index) => (
              <td key={weekday} data-box={isDue[index] ? "" : undefined} />
            ))}
            <td>
              <EyesDrawing eye={drop.eye} cap={drop.cap} />
            </td>
            {second && (
              <td lang={second} dir={directionOf(second)} className={styles.second}>
                {time(minute, second)}
              </td>
            )}
          </tr>
        ))}
        {!dates &&
          Array.from({ length: emptyRows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are alike.
            <tr key={row}>
              <td />
              <td />
              {columns.map(({ weekday }) => (
                <td key={weekday} data-box="" />
              ))}
              <td>
                <EyesDrawing />
              </td>
              {second && <td />}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
