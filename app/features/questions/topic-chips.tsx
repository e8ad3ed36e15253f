import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { ChipLink } from "~/components/links/chip.tsx";
import { questionCategories } from "~/content/data/questions.ts";
import type { QuestionsPageWords } from "~/content/questions.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./topic-chips.module.css";

/**
 * The categories as links to their sections; the current one is marked and scrolled into view (the enhancements
 * `markCurrentSection` and `keepCarouselSelectionVisible`).
 */
export function TopicChips({
  words,
}: {
  words: Pick<QuestionsPageWords, "topics" | "categories">;
}) {
  const scripts = useContext(ScriptManifestContext);
  return (
    <nav className="screen-only under-header" aria-label={words.topics} data-contents="">
      <ul
        className={classNames("gap-2", styles.topics)}
        data-carousel=""
        data-script={scripts?.carousel}
      >
        {questionCategories.map((category) => (
          <li key={category}>
            <ChipLink href={`#${category}`}>{words.categories[category]}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
