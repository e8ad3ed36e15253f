import { Badge } from "~/components/indicators/badge.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ColourQuestion } from "~/content/data/games.ts";
import { nothingClear } from "~/content/data/games.ts";
import type { GamesWords } from "~/content/games.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { PlateFigure } from "../figures/plate-figure.tsx";
import { reviewAnswers } from "../state/colour-review.ts";
import styles from "./answer-review.module.css";

export interface AnswerReviewProps {
  words: Pick<GamesWords, "results" | "colour">;
  questions: readonly ColourQuestion[];
  /** In the order of the questions; undefined without an answer. */
  answers: readonly (string | undefined)[];
}

/** The answer to each plate, correct or not; a wrong answer is followed by the number. */
export function AnswerReview({ words, questions, answers }: AnswerReviewProps) {
  const { locale } = useLanguage();
  const { review } = words.results;
  const describeAnswer = (given: string | null) => {
    if (given === null) return review.none;
    return given === nothingClear ? words.colour.nothing : given;
  };
  return (
    <section aria-labelledby="answers" className="stack">
      <h2 id="answers" className="title-3">
        <Text>{review.title}</Text>
      </h2>
      <ol className="rows">
        {reviewAnswers(questions, answers).map(({ number, given, correct, answer }) => (
          <li key={number} className="cluster">
            <div className={styles.plate}>
              <PlateFigure index={number - 1} image={questions[number - 1]?.image ?? null} />
            </div>
            <div className={styles.words}>
              <h3 className="title-5">
                <Text>{review.plate.replace("#", formatNumber(number, locale))}</Text>
              </h3>
              <p>
                <Text>{review.yours}</Text>
                {": "}
                <b>
                  <Text>{describeAnswer(given)}</Text>
                </b>
              </p>
              {!correct && (
                <p>
                  <Text>{review.number}</Text>{" "}
                  <b>
                    <Text>{answer}</Text>
                  </b>
                </p>
              )}
            </div>
            <Badge kind={correct ? "open" : "closed"}>
              {correct ? review.correct : review.incorrect}
            </Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}
