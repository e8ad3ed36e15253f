import type { ReactNode, RefObject } from "react";
import { Button, ButtonRow } from "~/components/controls/button.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { GameWords } from "~/content/games.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { RingProgress } from "../figures/ring-progress.tsx";
import { countedText } from "../state/counted-text.ts";
import { type GameResult, verdictOf } from "../state/game-result.ts";

export interface GameResultsProps {
  words: GameWords;
  result: GameResult;
  heading: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
  onAnother: () => void;
  /** Beside the result: the review of the answers, or an explanation of the game. */
  children: ReactNode;
}

/** Results of a game: its score, one sentence, and links: play again, the other game, or a real examination. */
export function GameResults({
  words,
  result,
  heading,
  onAgain,
  onAnother,
  children,
}: GameResultsProps) {
  const { locale } = useLanguage();
  const { type, score, maxScore, timeTaken } = result;
  const { results } = words;
  return (
    <div className="split gap-7 above-6">
      <div className="stack gap-5">
        <div className="stack gap-2">
          <h1 ref={heading} tabIndex={-1}>
            <Text>{results.title}</Text>
          </h1>
          <p className="secondary">
            <Text>{words.games[type].name}</Text>
          </p>
        </div>
        <div className="stack gap-3 ruled">
          <p className="figures number">
            <Text>{countedText(words.score, score, maxScore, locale)}</Text>
          </p>
          <RingProgress done={score} total={maxScore} over />
          {timeTaken !== undefined && (
            <p>
              <Text>{results.time}</Text>
              {": "}
              <b>
                <Text>{pluralize(timeTaken, words.seconds, locale)}</Text>
              </b>
            </p>
          )}
        </div>
        <p className="lead">
          <Text>{results.messages[type][verdictOf(result)]}</Text>
        </p>
        <ButtonRow stretch>
          <Button onClick={onAgain}>{results.again}</Button>
          <Button variant="secondary" onClick={onAnother}>
            {results.another}
          </Button>
        </ButtonRow>
        <p>
          <ArrowLink to={pathOf("booking")}>{results.exam}</ArrowLink>
        </p>
      </div>
      <div className="stack gap-6">{children}</div>
    </div>
  );
}
