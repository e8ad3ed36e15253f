import type { ReactNode } from "react";
import { Text } from "../text/text.tsx";
import styles from "./accordion.module.css";
import { DetailsSummary } from "./details-summary.tsx";

export interface AccordionItem {
  /** Id of the answer; a fragment that names it opens the details element around it. */
  id?: string;
  question: string;
  answer: ReactNode;
  /** Open on load. */
  open?: boolean;
}

/** Questions that open independently; native elements, so that they open without JavaScript and for find-in-page. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="lined">
      {items.map(({ id, question, answer, open }) => (
        <details key={id ?? question} open={open}>
          <DetailsSummary className={styles.question}>
            <Text>{question}</Text>
          </DetailsSummary>
          {/* The panel scrolls inside beyond 384 px (REQ-FAQ-4), so the keyboard must be able to reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling panel is operated with the arrow keys. */}
          <section id={id} className={styles.panel} aria-label={question} tabIndex={0}>
            <Text>{answer}</Text>
          </section>
        </details>
      ))}
    </div>
  );
}
