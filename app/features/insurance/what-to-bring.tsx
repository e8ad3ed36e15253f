import { Text } from "~/components/text/text.tsx";
import type { InsuranceWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./what-to-bring.module.css";

/** Documents to bring, and the payment methods beside them. */
export function WhatToBring({ bring, other }: Pick<InsuranceWords, "bring" | "other">) {
  return (
    <div className={styles.pair}>
      <div>
        <h2 className={classNames("title-3", styles.title)}>
          <Text>{bring.title}</Text>
        </h2>
        <ul className="rows">
          {bring.items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={classNames("title-3", styles.title)}>
          <Text>{other.title}</Text>
        </h2>
        <p className="lead">
          <Text>{other.text}</Text>
        </p>
      </div>
    </div>
  );
}
