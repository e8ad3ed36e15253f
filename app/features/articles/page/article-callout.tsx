import { pathOf } from "~/content/facts/pages.ts";
import type { ArticlesWords } from "~/content/shape.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Wrap } from "~/ui/layout/section.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./article-callout.module.css";

/** Below a body: from reading to an examination (B§2). */
export function ArticleCallout({ words }: { words: ArticlesWords["callout"] }) {
  return (
    <Wrap>
      <section className={styles.callout}>
        <div>
          <h2 className={styles.title}>
            <Text>{words.title}</Text>
          </h2>
          <p>
            <Text>{words.text}</Text>
          </p>
        </div>
        <ButtonLink to={pathOf("booking")} arrow>
          {words.action}
        </ButtonLink>
      </section>
    </Wrap>
  );
}
