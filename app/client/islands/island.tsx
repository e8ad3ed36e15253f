import type { ComponentType } from "react";
import styles from "./island.module.css";
import type { IslandName, IslandProps } from "./registry.ts";

export interface IslandMark<Name extends IslandName> {
  name: Name;
  /** The component that the registry has under this name. */
  of: ComponentType<IslandProps<Name>>;
  /** Its words and facts: they stand once more beside it, as JSON, and are all it knows when it wakes. */
  props: IslandProps<Name>;
  /**
   * What wakes it besides a touch, a key or the focus inside it: that the address turns, that something was kept for it when the language turned, or that the page is there (for what must not wait).
   */
  when?: "query-change" | "stored-state" | "at once";
  /** The moments, in milliseconds, between which what the server drew is right; outside of them it wakes by itself. */
  during?: readonly [from: number, until: number];
}

/**
 * Marks a part of the page that has state. The server draws it like any other; in the browser it is hydrated alone, once
 * it is touched. Islands do not nest.
 */
export function Island<Name extends IslandName>({
  name,
  of,
  props,
  when,
  during,
}: IslandMark<Name>) {
  // Name, component and props belong together by the type above; inside, one stands for all.
  const Component = of as ComponentType<object>;
  return (
    <>
      <div
        className={styles.island}
        data-island={name}
        data-when={when}
        data-from={during?.[0]}
        data-until={during?.[1]}
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

/** JSON that can stand in a script element: nothing in it can end the element or begin a comment. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
