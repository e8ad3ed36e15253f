import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";

/** An explanation of the game; `children` is a link to continue. */
export function ResultNote({
  words,
  children,
}: {
  words: { title: string; text: string };
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="about-game" className="stack gap-3 start">
      <h2 id="about-game" className="title-3">
        <Text>{words.title}</Text>
      </h2>
      <p className="secondary measure">
        <Text>{words.text}</Text>
      </p>
      {children}
    </section>
  );
}
