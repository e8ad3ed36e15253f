import { Accordion } from "~/components/controls/accordion.tsx";
import { Section } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HomeWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { QuestionsContent } from "~/content/questions.types.ts";
import { Answer } from "./answer.tsx";

/** Questions on the home page, the first one open, and a link to all. */
export function QuestionsTeaser({
  words,
  questions,
  answerLinks,
}: Pick<QuestionsContent, "questions" | "answerLinks"> & { words: HomeWords["questions"] }) {
  return (
    <Section id="questions">
      <div className="split gap-7">
        <div className="stack start sticky">
          <h2>{words.title}</h2>
          <p className="lead">
            <Text>{words.lead}</Text>
          </p>
          <ArrowLink to={pathOf("faq")}>{words.all}</ArrowLink>
        </div>
        <Accordion
          items={questions.map((one, index) => ({
            id: one.id,
            question: one.question,
            answer: <Answer words={one} links={answerLinks} />,
            open: index === 0,
          }))}
        />
      </div>
    </Section>
  );
}
