import { Check } from "lucide";
import type { ReactNode } from "react";
import { AppLink } from "~/ui/links/link.tsx";
import { Icon } from "~/ui/signs/icon.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./card-facts.module.css";

export interface CardFact {
  label: string;
  /** One value, or one under the other; some may lead into the site. */
  values: readonly (string | { text: string; to: string })[];
  /** Stands before the values: how many there are. */
  count?: string;
  /** Gives every value a tick. */
  ticked?: boolean;
}

/** What there is to know of a branch, side by side where there is room. */
export function CardFacts({
  facts,
  children,
}: {
  facts: readonly CardFact[];
  children?: ReactNode;
}) {
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        {facts.map(({ label, count, ticked, values }) => (
          <div key={label}>
            <dt className={styles.label}>
              <Text>{label}</Text>
            </dt>
            {count && (
              <dd className={styles.value}>
                <Text>{count}</Text>
              </dd>
            )}
            {values.map((value) => {
              const { text, to } =
                typeof value === "string" ? { text: value, to: undefined } : value;
              return (
                <dd key={text} className={lookOf(count, ticked)}>
                  {ticked && <Icon icon={Check} />}
                  {to ? (
                    <AppLink to={to} className={styles.link}>
                      {text}
                    </AppLink>
                  ) : (
                    <span>
                      <Text>{text}</Text>
                    </span>
                  )}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function lookOf(count: string | undefined, ticked: boolean | undefined): string | undefined {
  if (ticked) return styles.ticked;
  return count ? styles.item : styles.value;
}
