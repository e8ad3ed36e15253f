import { Section, SectionHead } from "~/components/layout/section.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./what-to-bring.module.css";

/** Id of the list, which the view for a companion replaces. */
export const visitBringId = "visit-bring";

/** What to bring to the visit, on paper and without JavaScript. */
export function WhatToBring({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Section flush="start" id={visitBringId} className={classNames("above-6", styles.bring)}>
      <SectionHead title={title} small />
      <BulletList items={items} />
    </Section>
  );
}
