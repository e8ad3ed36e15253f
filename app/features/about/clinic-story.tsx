import type { AboutWords } from "~/content/about-shape.ts";
import { SectionHead } from "~/ui/layout/section.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./clinic-story.module.css";

/** The story as prose, with the specification's other list of openings (A§2, D8). */
export function ClinicStory({ words: { title, paragraphs } }: { words: AboutWords["story"] }) {
  return (
    <div className={styles.columns}>
      <SectionHead title={title} />
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
    </div>
  );
}
