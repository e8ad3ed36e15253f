import { formatMonths } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import { type OpenRange, SmallDayLine } from "../text/day-line.tsx";
import { Text } from "../text/text.tsx";
import choice from "./choice.module.css";
import { dayCellName, dayNumber, shortWeekdayWithoutArticle } from "./day-cell-name.ts";
import styles from "./day-cells.module.css";

export interface DayCell {
  /** Calendar date such as "2026-11-20". */
  date: string;
  /** Name of the weekday in full. */
  weekday: string;
  isClosed: boolean;
  isSelected: boolean;
  /** The hours of the day, as bars in its cell. */
  bars?: readonly OpenRange[];
}

export interface DayCellsProps {
  /** One day, or several. */
  type: "radio" | "checkbox";
  name: string;
  days: readonly DayCell[];
  /** The word in a closed day, which is dashed. */
  closed: string;
  /** Whether a closed day can be selected. */
  selectsClosed?: boolean;
  /** Called with the day that is clicked, also when it is selected already. */
  onSelect: (date: string) => void;
}

/** Days in rows of seven, each a choice, below the names of their months. */
export function DayCells({ type, name, days, closed, selectsClosed, onSelect }: DayCellsProps) {
  const { locale } = useLanguage();
  const months = formatMonths(days[0]?.date ?? "", days.at(-1)?.date ?? "", locale);
  return (
    <>
      <p className="small secondary below-3">
        <Text>{months}</Text>
      </p>
      <div className={styles.days}>
        {days.map(({ date, weekday, isClosed, isSelected, bars }) => (
          <label
            key={date}
            className={classNames(choice.choice, styles.day)}
            data-first={date.endsWith("-01") ? "" : undefined}
            data-closed={isClosed ? (isSelected ? "chosen" : "") : undefined}
          >
            <input
              type={type}
              name={name}
              className="invisible-input"
              checked={isSelected}
              disabled={isClosed && !selectsClosed}
              data-live=""
              aria-label={dayCellName(date, weekday, locale, isClosed ? closed : undefined)}
              onChange={() => onSelect(date)}
              // A selected radio button fires no change event when it is clicked again.
              onClick={() => type === "radio" && isSelected && onSelect(date)}
            />
            {shortWeekdayWithoutArticle(weekday)}
            <span className={classNames("medium", styles.number)}>{dayNumber(date, locale)}</span>
            {isClosed ? (
              <span className={styles.closed}>{closed}</span>
            ) : (
              bars && <SmallDayLine bars={bars} />
            )}
          </label>
        ))}
      </div>
    </>
  );
}
