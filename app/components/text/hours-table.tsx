import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import { DayLine, type OpenRange } from "./day-line.tsx";
import styles from "./hours-table.module.css";
import { InlineText, Text } from "./text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface HoursRow {
  day: string;
  /** One line per range as text; for a closed day its word. */
  lines: readonly string[];
  closed?: boolean;
  /** The hours that the lines replace, and the words before them for screen readers. */
  instead?: { label: string; text: string };
  /** The same ranges in hours, for the bars. */
  bars: readonly OpenRange[];
}

export interface HoursTableProps {
  /** Accessible name of the table. */
  caption: string;
  rows: readonly HoursRow[];
  /** Index of today's row, after the clock is known. */
  today?: number;
  todayLabel?: string;
  /** The current time in hours (10.5 is half past ten), a tick on today's bar. */
  now?: number;
}

/** A week of opening hours as text with a bar per day; on narrow screens text only. */
export function HoursTable({ caption, rows, today, todayLabel, now }: HoursTableProps) {
  const direction = directionOf(useLanguage().locale);
  return (
    <div className="query-container">
      <table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {rows.map(({ day, lines, closed, instead, bars }, index) => {
            const isToday = index === today;
            return (
              <tr
                key={day}
                className={classNames("spread", styles.row, isToday ? styles.today : undefined)}
                aria-current={isToday ? "date" : undefined}
              >
                <th scope="row" className={styles.day}>
                  <Text>{day}</Text>
                  {isToday && todayLabel && (
                    <small className={classNames("medium block", styles.label)}>
                      <Text>{todayLabel}</Text>
                    </small>
                  )}
                </th>
                <td
                  className={classNames(
                    "figures",
                    styles.text,
                    closed && !instead ? styles.closed : undefined,
                  )}
                >
                  {lines.map((line) => (
                    <bdi key={line} dir={direction} className={classNames("block", styles.range)}>
                      <InlineText>{line}</InlineText>
                    </bdi>
                  ))}
                  {instead && (
                    <s dir={direction} className="secondary">
                      <VisuallyHidden>{instead.label} </VisuallyHidden>
                      <InlineText>{instead.text}</InlineText>
                    </s>
                  )}
                </td>
                <td className={styles.drawn} aria-hidden="true">
                  <DayLine bars={bars} now={isToday ? now : undefined} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
