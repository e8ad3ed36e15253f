import type { AboutWords } from "~/content/about-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { SectionHead } from "~/ui/layout/section.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./clinic-story.module.css";

/** The story as prose, with the specification's other list of openings. */
export function ClinicStory({
  words: { title, paragraphs, source },
}: {
  words: AboutWords["story"];
}) {
  return (
    <div className={styles.columns}>
      <SectionHead title={title} />
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
        <p className={styles.source}>
          <Text>{source.text}</Text> <GoLink to={pathOf("booking")}>{source.link}</GoLink>
        </p>
      </div>
    </div>
  );
}
