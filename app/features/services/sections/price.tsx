import { pathOf } from "~/content/facts/pages.ts";
import type { ServicePageFrameWords } from "~/content/services-shape.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import { BulletList } from "~/ui/text/bullet-list.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./price.module.css";

export interface PriceProps {
  points: readonly string[];
  words: ServicePageFrameWords["price"];
  /** Leads to the page about insurance and instalments. */
  insurance: string;
}

/** On what the price of a treatment depends, whom to ask for it, and how it can be paid; never a price. */
export function Price({ points, words: { lead, ask, branches, pay }, insurance }: PriceProps) {
  return (
    <>
      <p>
        <Text>{lead}</Text>
      </p>
      <BulletList items={points} />
      <div className={styles.ways}>
        <div>
          <p>
            <Text>{ask}</Text>
          </p>
          <GoLink href="#who">{branches}</GoLink>
        </div>
        <div>
          <p>
            <Text>{pay}</Text>
          </p>
          <GoLink to={pathOf("insurance")}>{insurance}</GoLink>
        </div>
      </div>
    </>
  );
}
