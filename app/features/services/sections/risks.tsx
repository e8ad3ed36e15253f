import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { riskLevels } from "~/content/data/service-facts.ts";
import type { RisksWords, ServicePageFrameWords } from "~/content/services.types.ts";
import styles from "./risks.module.css";

export interface RisksProps {
  risks: RisksWords;
  words: ServicePageFrameWords["risks"];
}

/**
 * What can go wrong with a treatment, the common first, and what it does not do; then the way to the signs that cannot
 * wait. On wide screens the words of how often stand in a column of their own.
 */
export function Risks({ risks, words: { lead, levels, signs } }: RisksProps) {
  return (
    <>
      <p className={styles.lead}>
        <Text>{lead}</Text>
      </p>
      <dl className={styles.levels}>
        {riskLevels.map((level) => (
          <div key={level} className={styles.level}>
            <dt>
              <b className={styles.name}>
                <Text>{levels[level].name}</Text>
              </b>{" "}
              <span className={styles.who}>
                <Text>{levels[level].who}</Text>
              </span>
            </dt>
            <dd className={styles.texts}>
              {risks[level].map((text) => (
                <p key={text}>
                  <Text>{text}</Text>
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <GoLink href="#signs" className={styles.signs}>
        {signs}
      </GoLink>
    </>
  );
}
