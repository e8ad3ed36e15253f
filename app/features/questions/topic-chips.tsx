import { useEffect, useRef } from "react";
import { questionCategories } from "~/content/facts/questions.ts";
import type { QuestionsPageWords } from "~/content/questions-shape.ts";
import { centreInStrip } from "~/ui/centre-in-strip.ts";
import { ChipLink } from "~/ui/chip.tsx";
import { useCurrentSection } from "~/ui/use-current-section.ts";
import styles from "./topic-chips.module.css";

/** The categories as chips that lead to their part of the page; the one being read is marked and kept in sight (B§2). */
export function TopicChips({
  words,
}: {
  words: Pick<QuestionsPageWords, "topics" | "categories">;
}) {
  const current = useCurrentSection(questionCategories);
  const strip = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is what calls for another place.
  useEffect(() => centreInStrip(strip.current, "[aria-current]"), [current]);

  return (
    <nav className={styles.topics} aria-label={words.topics}>
      {/* The browser leaves a chip that is half in sight as it is, also when the keyboard comes to it. */}
      <ul
        ref={strip}
        className={styles.strip}
        onFocus={() => centreInStrip(strip.current, ":focus")}
      >
        {questionCategories.map((category) => (
          <li key={category}>
            <ChipLink href={`#${category}`} current={category === current}>
              {words.categories[category]}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
