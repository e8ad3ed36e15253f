import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";
import styles from "./kit-group.module.css";

export interface KitGroupProps {
  /** Id for the contents list. */
  id: string;
  words: { title: string; text: string };
  children: ReactNode;
}

/** One part of the kit under its heading. */
export function KitGroup({ id, words, children }: KitGroupProps) {
  return (
    <section id={id} className={styles.group}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Text>{words.title}</Text>
        </h2>
        <p className={styles.text}>
          <Text>{words.text}</Text>
        </p>
      </div>
      {children}
    </section>
  );
}
