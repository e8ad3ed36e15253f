import { SectionHead } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import styles from "./technology-list.module.css";

/** Devices and methods of the clinic, each with its purpose. */
export function TechnologyList({
  words: { title, lead, items },
}: {
  words: AboutWords["technology"];
}) {
  return (
    <div className={styles.columns}>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map(({ id, name, text }) => (
          <li key={id} className={styles.item}>
            <h3 className={styles.name}>
              <Text>{name}</Text>
            </h3>
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
