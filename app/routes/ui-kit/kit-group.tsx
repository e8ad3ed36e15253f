import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";

export interface KitGroupProps {
  /** Id for the contents list. */
  id: string;
  words: { title: string; text: string };
  children: ReactNode;
}

/** One part of the kit under its heading. */
export function KitGroup({ id, words, children }: KitGroupProps) {
  return (
    <section id={id} className="stack gap-6">
      <div className="stack gap-3">
        <h2>
          <Text>{words.title}</Text>
        </h2>
        <p className="lead">
          <Text>{words.text}</Text>
        </p>
      </div>
      {children}
    </section>
  );
}
