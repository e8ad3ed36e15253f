import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { daysBetween } from "~/i18n/calendar-days.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./next-days.module.css";
import { shortDate } from "./short-date.ts";
import { type Entry, type EntryStyle, entriesOf, entryDays } from "./today-entries.ts";
import { daysAhead, type TodayRows } from "./use-today.ts";

/** Days between two dates of the ruler. */
const rulerStep = 10;

const kinds: readonly Entry["kind"][] = ["notice", "hours", "closed"];

/**
 * The next 30 days as a table: one line for each branch, with its entries as bars and, for screen readers, in words.
 */
export function NextDays({
  rows,
  branchNames,
  now,
  ...style
}: EntryStyle & {
  rows: TodayRows;
  branchNames: Readonly<Record<BranchId, string>>;
  now: number;
}) {
  const { words, hours, locale } = style;
  const days = Array.from({ length: daysAhead }, (_, ahead) => omanDay(now, ahead));
  const first = days[0]?.date ?? "";
  return (
    <section className="stack gap-3" aria-labelledby="next-days">
      <h2 id="next-days" className="title-3">
        <Text>{words.nextDays.title}</Text>
      </h2>
      <table className={styles.table} aria-labelledby="next-days">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>
                <Text>{words.nextDays.branch}</Text>
              </VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>
                <Text>{words.nextDays.entries}</Text>
              </VisuallyHidden>
              <span className={styles.ruler} aria-hidden="true">
                {days
                  .filter((_, ahead) => ahead % rulerStep === 0)
                  .map(({ date }) => (
                    <span key={date}>{shortDate(date, locale).text}</span>
                  ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {branchIds.map((id) => {
            const entries = entriesOf(id, rows, style);
            const sentences = entries.map((one) => `${one.text} (${entryDays(one, locale)})`);
            return (
              <tr key={id}>
                <th scope="row">
                  <Text>{branchNames[id]}</Text>
                </th>
                <td>
                  <VisuallyHidden>
                    <Text>{sentences.join(". ") || words.nothing}</Text>
                  </VisuallyHidden>
                  <svg className={classNames("full", styles.line)} height="40" aria-hidden="true">
                    {days.map(({ date, weekday }, ahead) =>
                      weekday === "friday" ? (
                        <rect
                          key={date}
                          className={styles.friday}
                          x={share(ahead)}
                          width={share(1)}
                          height="40"
                        />
                      ) : null,
                    )}
                    {entries.map((one) => (
                      <Bar key={one.to} entry={one} first={first} />
                    ))}
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="cluster small">
        {kinds.map((kind) => (
          <li key={kind} className="cluster gap-2">
            <svg width="24" height="14" aria-hidden="true">
              <rect
                className={styles[kind]}
                strokeWidth="2"
                x="1"
                y="1"
                width="22"
                height="12"
                rx="3"
              />
            </svg>
            <Text>{words.nextDays[kind]}</Text>
          </li>
        ))}
        <li className="cluster gap-2">
          <svg width="10" height="14" aria-hidden="true">
            <rect className={styles.friday} width="10" height="14" />
          </svg>
          <Text>{hours.weekdays.friday}</Text>
        </li>
      </ul>
    </section>
  );
}

/** The bar of an entry; notices are above, opening exceptions below. */
function Bar({ entry: { kind, first: from, last }, first }: { entry: Entry; first: string }) {
  const start = Math.max(0, daysBetween(first, from));
  const end = Math.min(daysAhead, daysBetween(first, last) + 1);
  return (
    <rect
      className={styles[kind]}
      strokeWidth="2"
      x={share(start)}
      width={share(end - start)}
      y={kind === "notice" ? 6 : 23}
      height="11"
      rx="3"
    />
  );
}

function share(days: number): string {
  return `${Math.round((days / daysAhead) * 10_000) / 100}%`;
}
