import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useHiddenElements } from "~/components/controls/use-hidden-elements.ts";
import { PageHead } from "~/components/layout/page-head.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { colourArticle, colourQuestions } from "~/content/data/games.ts";
import { irisGeneratorId } from "~/content/data/iris-generator-path.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { GameWords } from "~/content/games.types.ts";
import { RingChart } from "./figures/ring-chart.tsx";
import { GameChoice } from "./game-choice.tsx";
import { GamesFooter } from "./games-footer.tsx";
import { ColourGame } from "./play/colour-game.tsx";
import { GameFrame } from "./play/game-frame.tsx";
import { SpotGame } from "./play/spot-game.tsx";
import { AnswerReview } from "./results/answer-review.tsx";
import { GameResults } from "./results/game-results.tsx";
import { ResultNote } from "./results/result-note.tsx";
import type { GamesScreen } from "./state/games-state.ts";
import { useGames } from "./state/use-games.ts";

/** The other content of the page, which is hidden from the first frame of a game until its results are left. */
const hiddenInGames = [irisGeneratorId];

interface ScreenProps {
  words: GameWords;
  breadcrumb: ReactNode;
  games: ReturnType<typeof useGames>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The eye games: the choice, a running game or its results; with history, tips and disclaimer beside choice and
 * results.
 */
export function GamesView({ words }: { words: GameWords }) {
  const games = useGames();
  const breadcrumb = <Breadcrumb {...words.breadcrumb} />;
  const { kind } = games.screen;
  const heading = useScreenStart(kind);
  useHiddenElements(hiddenInGames, kind !== "selection");
  const isBetweenGames = kind === "selection" || kind === "results";
  return (
    <>
      {kind === "selection" ? (
        <Selection words={words} breadcrumb={breadcrumb} games={games} heading={heading} />
      ) : (
        <GameFrame
          breadcrumb={breadcrumb}
          back={kind === "results" ? undefined : { label: words.back, onLeave: games.leave }}
        >
          <CurrentScreen words={words} games={games} screen={games.screen} heading={heading} />
        </GameFrame>
      )}
      {isBetweenGames && (
        <GamesFooter words={words} history={games.history} onClear={games.clearHistory} />
      )}
    </>
  );
}

function Selection({ words, breadcrumb, games, heading }: ScreenProps) {
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        breadcrumb={breadcrumb}
        heading={heading}
        endsFirstScreen={false}
      />
      <GameChoice words={words} onChoose={games.start} />
    </>
  );
}

/** The current game, or its results. */
function CurrentScreen({
  words,
  games,
  screen,
  heading,
}: Omit<ScreenProps, "breadcrumb"> & { screen: GamesScreen }) {
  if (screen.kind === "selection") return null;
  if (screen.kind === "colour") {
    const { length: answered } = screen.answers;
    return (
      <ColourGame words={words} answered={answered} heading={heading} onAnswer={games.answer} />
    );
  }
  if (screen.kind === "spot") {
    return <SpotGame words={words} game={screen} heading={heading} onClick={games.clickSquare} />;
  }
  const { result, answers } = screen;
  const { notes, article } = words.results;
  return (
    <GameResults
      words={words}
      result={result}
      heading={heading}
      onAgain={() => games.start(result.type)}
      onAnother={games.leave}
    >
      {result.type === "colour" && (
        <AnswerReview words={words} questions={colourQuestions} answers={answers} />
      )}
      <ResultNote words={notes[result.type]}>
        {result.type === "colour" ? (
          <ArrowLink to={pathOf("article", colourArticle)}>{article}</ArrowLink>
        ) : (
          <RingChart />
        )}
      </ResultNote>
    </GameResults>
  );
}

/**
 * Moves the focus to the heading of a new screen and scrolls to its top, so that
 * the focus is not lost with a removed button. The first screen does not take the focus.
 */
function useScreenStart(screen: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return heading;
}
