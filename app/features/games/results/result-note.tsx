import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./result-note.module.css";

/** An explanation of the game; `children` is a link to continue. */
export function ResultNote({
  words,
  children,
}: {
  words: { title: string; text: string };
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="about-game" className={classNames("stack", styles.note)}>
      <h2 id="about-game" className="title-3">
        <Text>{words.title}</Text>
      </h2>
      <p className={classNames("secondary", styles.text)}>
        <Text>{words.text}</Text>
      </p>
      {children}
    </section>
  );
}
