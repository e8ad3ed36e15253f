import { pathOf } from "~/content/facts/pages.ts";
import type { HomeWords, QuestionWords } from "~/content/shape.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { GoLink } from "~/ui/go-link.tsx";
import { Section } from "~/ui/section.tsx";
import { Text } from "~/ui/text.tsx";
import styles from "./questions-teaser.module.css";

/** Questions of the home page, the first one open, and the way to all of them (A§2). */
export function QuestionsTeaser({
  words,
  questions,
}: {
  words: HomeWords["questions"];
  questions: readonly QuestionWords[];
}) {
  return (
    <Section id="questions">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2>{words.title}</h2>
          <p className={styles.lead}>
            <Text>{words.lead}</Text>
          </p>
          <GoLink to={pathOf("faq")}>{words.all}</GoLink>
        </div>
        <Accordion
          items={questions.map(({ id, question, answer }, index) => ({
            id,
            question,
            answer: (
              <p>
                <Text>{answer}</Text>
              </p>
            ),
            open: index === 0,
          }))}
        />
      </div>
    </Section>
  );
}
