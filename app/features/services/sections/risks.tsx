import { ArrowLink } from "~/components/links/arrow-link.tsx";
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
 * The risks of a treatment, common ones first, and its limits; then a link to the signs that cannot wait.
 */
export function Risks({ risks, words: { lead, levels, signs } }: RisksProps) {
  return (
    <>
      <p>
        <Text>{lead}</Text>
      </p>
      <dl className="rows">
        {riskLevels.map((level) => (
          <div key={level} className={classNames("split gap-2", styles.level)}>
            <dt>
              <b className="title-5">
                <Text>{levels[level].name}</Text>
              </b>{" "}
              <p className="small secondary">
                <Text>{levels[level].who}</Text>
              </p>
            </dt>
            {risks[level].map((text) => (
              <dd key={text} className="secondary">
                <Text>{text}</Text>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <ArrowLink href="#signs">{signs}</ArrowLink>
    </>
  );
}
