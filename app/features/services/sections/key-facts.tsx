import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./key-facts.module.css";

export interface KeyFact {
  label: string;
  value: string;
}

/**
 * Facts on one ruled row, four at a time. `figures` is for short numbers: larger, above their words, two by two on a
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
    <section className={styles.container} aria-label={label}>
      <dl className={classNames(styles.facts, figures ? styles.figures : undefined)}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="note">
              <Text>{fact.label}</Text>
            </dt>
            <dd className={styles.value}>
              <Text>{fact.value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
