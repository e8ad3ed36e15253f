import type { ReactNode } from "react";
import { Text } from "~/ui/text/text.tsx";
import styles from "../ui-kit.module.css";

/** One part of the kit under its heading. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Text>{title}</Text>
      </h2>
      {children}
    </section>
  );
}
