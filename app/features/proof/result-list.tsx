import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./result-list.module.css";

export interface ResultEntry {
  title: string;
  /** Shown small beside the title, such as a version. */
  detail?: string;
  text?: string;
  /** Numbers with their labels. */
  results: readonly { label: string; value: number | string }[];
}

/** A list of titles with a sentence and numbers each, in columns from 48 rem on. */
export function ResultList({ entries }: { entries: readonly ResultEntry[] }) {
  const { locale } = useLanguage();
  return (
    <dl className="rows">
      {entries.map(({ title, detail, text, results }) => (
        <div key={title} className={styles.entry}>
          <dt>
            <span className={styles.title}>
              <Text>{title}</Text>
            </span>{" "}
            {detail && (
              <span className="small secondary">
                <Text>{detail}</Text>
              </span>
            )}
          </dt>
          {text && (
            <dd>
              <Text>{text}</Text>
            </dd>
          )}
          <dd className={classNames("secondary", styles.results)}>
            {results.map(({ label, value }) => (
              <span key={label}>
                {label}{" "}
                <b className={styles.value}>
                  {typeof value === "number" ? formatNumber(value, locale) : value}
                </b>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
