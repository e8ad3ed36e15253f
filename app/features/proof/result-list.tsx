import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";

export interface ResultEntry {
  title: string;
  /** Shown small beside the title, such as a version. */
  detail?: string;
  text?: string;
  /** Numbers with their labels. */
  results: readonly { label: string; value: number | string }[];
}

/** A list of titles with a sentence and numbers each. */
export function ResultList({ entries }: { entries: readonly ResultEntry[] }) {
  const { locale } = useLanguage();
  return (
    <dl className="rows terms">
      {entries.map(({ title, detail, text, results }) => (
        <div key={title}>
          <dt>
            <span className="medium">
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
          <dd className="cluster secondary">
            {results.map(({ label, value }) => (
              <span key={label}>
                {label}{" "}
                <b className="medium">
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
