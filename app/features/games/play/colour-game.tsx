import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { Banner } from "~/components/indicators/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { colourQuestions, nothingClear } from "~/content/data/games.ts";
import type { GameWords } from "~/content/games.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import parts from "../figures/game-parts.module.css";
import { PlateFigure } from "../figures/plate-figure.tsx";
import { RingProgress } from "../figures/ring-progress.tsx";
import { countedText } from "../state/counted-text.ts";
import styles from "./colour-game.module.css";

export interface ColourGameProps {
  words: GameWords;
  /** Number of answered questions. */
  answered: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (option: string) => void;
}

/** The colour game: a plate, one question, its options; an answer shows the next plate. */
export function ColourGame({ words, answered, heading, onAnswer }: ColourGameProps) {
  const { locale } = useLanguage();
  const plate = useRef<HTMLDivElement>(null);
  const total = colourQuestions.length;
  const { image = null, options = [] } = colourQuestions[answered] ?? {};
  useNextQuestion(answered, heading, plate);
  const choose = (event: MouseEvent, option: string) => {
    // The second click of a double click would answer an unseen plate. Quick taps count.
    const { detail, nativeEvent } = event;
    const byMouse = "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
    if (detail < 2 || !byMouse) onAnswer(option);
  };
  return (
    <div className={classNames("stack", parts.game, styles.game)}>
      <div ref={plate} className={styles.place}>
        <PlateFigure key={answered} index={answered} image={image} label={words.colour.plate} />
      </div>
      <div className="stack full">
        <div className="cluster spread">
          <p role="status" className="medium">
            <Text>{countedText(words.colour.progress, answered + 1, total, locale)}</Text>
          </p>
          <RingProgress done={answered} total={total} />
        </div>
        {/* Each question has a new heading, so that it is announced again. */}
        <h1 key={answered} ref={heading} tabIndex={-1} className="title-2">
          <Text>{words.colour.question}</Text>
        </h1>
        <ul key={`options ${answered}`} className={classNames("cluster gap-3", styles.options)}>
          {options.map((option) => (
            <li key={option} className={option === nothingClear ? styles.nothing : undefined}>
              <button
                type="button"
                className={classNames("figures title-3", parts.tile, styles.option)}
                onClick={(event) => choose(event, option)}
              >
                <Text>{option === nothingClear ? words.colour.nothing : option}</Text>
              </button>
            </li>
          ))}
        </ul>
        <Banner icon="info">{words.entertainment.colour}</Banner>
      </div>
    </div>
  );
}

/** Moves the focus to the new question and, in a low window, scrolls its plate into view. */
function useNextQuestion(
  answered: number,
  heading: RefObject<HTMLHeadingElement | null>,
  plate: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(answered);
  useEffect(() => {
    if (shown.current === answered) return;
    shown.current = answered;
    heading.current?.focus({ preventScroll: true });
    if ((plate.current?.getBoundingClientRect().top ?? 0) < 0) {
      plate.current?.scrollIntoView({ behavior: "instant" });
    }
  }, [answered, heading, plate]);
}
