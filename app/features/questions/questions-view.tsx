import { Accordion } from "~/components/controls/accordion.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { HeadingLink } from "~/components/links/heading-link.tsx";
import {
  type QuestionCategory,
  questionCategories,
  questionsIn,
} from "~/content/data/questions.ts";
import type { PatientQuestionWords, QuestionsContent } from "~/content/questions.types.ts";
import questionPlate from "~/illustrations/assets/question-plate.svg";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { classNames } from "~/styles/class-names.ts";
import { Answer } from "./answer.tsx";
import headStyles from "./questions-head.module.css";
import styles from "./questions-view.module.css";
import { TopicChips } from "./topic-chips.tsx";

export interface QuestionsViewProps extends Pick<QuestionsContent, "questions" | "answerLinks"> {
  words: QuestionsContent["questionsPage"];
}

/** The topics on one side and all questions on the other; the first is open. */
export function QuestionsView({ words, questions, answerLinks }: QuestionsViewProps) {
  const { breadcrumb, head, categories, linkToAnswer } = words;
  const groups = groupQuestions(questions);
  const first = groups[0]?.questions[0];
  return (
    <div className={headStyles.ground}>
      <PageHead
        className={headStyles.head}
        landmark={<RidgeLandmark name="sohar" />}
        title={head.title}
        lead={head.lead}
        breadcrumb={<Breadcrumb {...breadcrumb} />}
      />
      <Container className="split page-end">
        <div className={classNames("stack gap-6 sticky", styles.side)}>
          <TopicChips words={words} />
          <img
            className={classNames("inverted-in-dark-theme", styles.plate)}
            src={questionPlate}
            alt=""
            width={600}
            height={600}
            loading="lazy"
          />
        </div>
        <div className={classNames("stack gap-7", styles.groups)}>
          {groups.map((group) => (
            <section key={group.category} id={group.category} className={styles.group}>
              <h2 className="title-3 below-3">
                <HeadingLink part={group.category}>{categories[group.category]}</HeadingLink>
              </h2>
              <Accordion
                items={group.questions.map((one) => ({
                  id: one.id,
                  question: one.question,
                  answer: <Answer words={one} links={answerLinks} linkLabel={linkToAnswer} />,
                  open: one === first,
                }))}
              />
            </section>
          ))}
        </div>
      </Container>
    </div>
  );
}

interface QuestionGroup {
  category: QuestionCategory;
  questions: PatientQuestionWords[];
}

/** Groups the questions by category, in the order of the page. */
function groupQuestions(questions: readonly PatientQuestionWords[]): QuestionGroup[] {
  const byId = new Map(questions.map((words) => [words.id, words]));
  return questionCategories.map((category) => ({
    category,
    questions: questionsIn[category].flatMap((id) => byId.get(id) ?? []),
  }));
}
