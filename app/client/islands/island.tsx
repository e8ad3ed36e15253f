import type { ComponentType } from "react";
import type { IslandWords } from "~/content/island-words.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import { toScriptText } from "./script-text.ts";

export type IslandMark<Name extends IslandName> = IslandContent<Name> & {
  name: Name;
  /** The component that the registry has under this name. */
  of: ComponentType<IslandProps<Name>>;
  /**
   * Trigger of hydration besides an interaction: a changed query, choices in the fragment of the address, stored state after
   * a language switch, or the load itself.
   */
  when?: "query-change" | "fragment" | "stored-state" | "at once";
  /** The interval, in milliseconds, in which the served content is valid; outside of it the island hydrates by itself. */
  validity?: readonly [from: number, until: number];
};

/** The props of an island that hydration loads from a file. */
export type WordsOf<Name extends keyof IslandWords> = IslandWords[Name];

/**
 * The props of the component: `words`, which hydration loads from a file, for the islands of `IslandWords`; and `props`,
 * which are serialised as JSON beside the island.
 */
type IslandContent<Name extends IslandName> = Name extends keyof IslandWords
  ? {
      words: IslandWords[Name];
      props: Omit<IslandProps<Name>, keyof IslandWords[Name]>;
    }
  : { words?: undefined; props: IslandProps<Name> };

/**
 * Marks a part of the page that has state. The server renders it; the browser hydrates it alone, at the first interaction.
 * Islands do not nest.
 */
export function Island<Name extends IslandName>({
  name,
  of,
  words,
  props,
  when,
  validity,
}: IslandMark<Name>) {
  // The type above connects name, component and props; the implementation treats all islands alike.
  const Component = of as ComponentType<object>;
  return (
    <>
      <div
        className="contents"
        data-island={name}
        data-words={words && ""}
        data-when={when}
        data-from={validity?.[0]}
        data-until={validity?.[1]}
      >
        <Component {...words} {...(props as object)} />
      </div>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own; React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: toScriptText(props) }}
      />
    </>
  );
}
