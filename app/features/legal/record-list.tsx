import { Text } from "~/components/text/text.tsx";
import type { RecordWords } from "~/content/legal.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./record-list.module.css";

export interface RecordEntry extends RecordWords {
  id: string;
  /** Storage key, for records in the browser. */
  name?: string;
  /** Kinds of storage, for records in the browser. */
  places?: readonly string[];
}

/** List of the stored data with purpose and retention period. */
export function RecordList({
  title,
  retentionLabel,
  entries,
}: {
  title: string;
  retentionLabel: string;
  entries: readonly RecordEntry[];
}) {
  return (
    <div className={classNames("stack gap-3", styles.records)}>
      <h3 className="title-4">
        <Text>{title}</Text>
      </h3>
      <dl className="rows terms">
        {entries.map((entry) => (
          <div key={entry.id}>
            <dt className="medium">
              <Text>{entry.title}</Text>
              <Place {...entry} />
            </dt>
            <dd>
              <Text>{entry.purpose}</Text>
              <p className="secondary">
                <b className="medium">{retentionLabel}</b>
                <Text>{` ${entry.retention}`}</Text>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Place({ name, places }: Pick<RecordEntry, "name" | "places">) {
  const { locale } = useLanguage();
  if (!name || !places) return null;
  return (
    <span className="cluster gap-2 small secondary">
      <code dir="ltr" translate="no">
        {name}
      </code>
      {places.join(listSeparator(locale))}
    </span>
  );
}
