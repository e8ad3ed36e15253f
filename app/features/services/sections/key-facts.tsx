import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./key-facts.module.css";

export interface KeyFact {
  label: string;
  value: string;
}

/**
 * Facts below thin lines, four in a row. `figures` is for short numbers: larger, above their words, two by two on a
 * phone. `label` is its accessible name.
 */
export function KeyFacts({
  facts,
  label,
  figures,
}: {
  facts: readonly KeyFact[];
  label: string;
  figures?: boolean;
}) {
  return (
    <section aria-label={label}>
      <dl className="tiles">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className={classNames("ruled", figures ? "figure-first" : undefined)}
          >
            <dt className="note">
              <Text>{fact.label}</Text>
            </dt>
            <dd className={classNames("figures", figures ? "number" : styles.value)}>
              <Text>{fact.value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
