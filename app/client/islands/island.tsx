import type { ComponentType } from "react";
import styles from "./island.module.css";
import type { IslandName, IslandProps } from "./registry.ts";

export interface IslandMark<Name extends IslandName> {
  name: Name;
  /** The component that the registry has under this name. */
  of: ComponentType<IslandProps<Name>>;
  /** Its props. They are serialised as JSON beside it, and hydration has nothing else. */
  props: IslandProps<Name>;
  /** Trigger of hydration besides an interaction: a changed query, stored state after a language switch, or the load itself. */
  when?: "query-change" | "stored-state" | "at once";
  /** The interval, in milliseconds, in which the served content is valid; outside of it the island hydrates by itself. */
  validity?: readonly [from: number, until: number];
}

/**
 * Marks a part of the page that has state. The server renders it; the browser hydrates it alone, at the first interaction.
 * Islands do not nest.
 */
export function Island<Name extends IslandName>({
  name,
  of,
  props,
  when,
  validity,
}: IslandMark<Name>) {
  // The type above connects name, component and props; the implementation treats all islands alike.
  const Component = of as ComponentType<object>;
  return (
    <>
      <div
        className={styles.island}
        data-island={name}
        data-when={when}
        data-from={validity?.[0]}
        data-until={validity?.[1]}
      >
        <Component {...(props as object)} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own; React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: json(props) }}
      />
    </>
  );
}

/** JSON that is safe inside a script element: it cannot end the element or begin a comment. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
