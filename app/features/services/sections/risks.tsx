import { GoLink } from "~/components/links/go-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { riskLevels } from "~/content/data/service-facts.ts";
import type { RisksWords, ServicePageFrameWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./risks.module.css";

export interface RisksProps {
  risks: RisksWords;
  words: ServicePageFrameWords["risks"];
}

/**
 * The risks of a treatment, common ones first, and its limits; then a link to the signs that cannot
 * wait. On wide screens the frequencies are in their own column.
 */
export function Risks({ risks, words: { lead, levels, signs } }: RisksProps) {
  return (
    <>
      <p>
        <Text>{lead}</Text>
      </p>
      <dl className="rows">
        {riskLevels.map((level) => (
          <div key={level} className={styles.level}>
            <dt>
              <b className={styles.name}>
                <Text>{levels[level].name}</Text>
              </b>{" "}
              <span className={classNames("small", styles.who)}>
                <Text>{levels[level].who}</Text>
              </span>
            </dt>
            <dd className={classNames("stack secondary", styles.texts)}>
              {risks[level].map((text) => (
                <p key={text}>
                  <Text>{text}</Text>
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <GoLink href="#signs">{signs}</GoLink>
    </>
  );
}
