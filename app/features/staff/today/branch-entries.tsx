import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-entries.module.css";
import { shortDate } from "./short-date.ts";
import { type Entry, type EntryStyle, entryDays } from "./today-entries.ts";

/** The notices and opening exceptions of a branch in the next 30 days, with links to their forms. */
export function BranchEntries({
  entries,
  words,
  locale,
}: Omit<EntryStyle, "hours"> & { entries: readonly Entry[] }) {
  if (entries.length === 0) {
    return (
      <p className="secondary small">
        <Text>{words.nothing}</Text>
      </p>
    );
  }
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <AppLink to={entry.to} className={classNames("gap-3", styles.entry)}>
            <span className={styles.leaf} aria-hidden="true">
              <b>{shortDate(entry.last, locale).day}</b>
              <span>{shortDate(entry.last, locale).month}</span>
            </span>
            <span className={styles.words}>
              <Text>{entry.text}</Text>
              <br />
              <span className="small secondary">
                <Text>{entryDays(entry, locale)}</Text>
              </span>
            </span>
            <Icon icon="chevron-right" flip />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
