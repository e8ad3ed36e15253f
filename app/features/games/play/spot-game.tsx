import type { RefObject } from "react";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { oddCount } from "~/content/data/games.ts";
import type { GamesWords, GameWords } from "~/content/games.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralCategory, pluralize } from "~/i18n/plural.ts";
import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import parts from "../figures/game-parts.module.css";
import { RingProgress } from "../figures/ring-progress.tsx";
import { eighth, SpotSquare } from "../figures/spot-square.tsx";
import { countedText } from "../state/counted-text.ts";
import type { GamesScreen } from "../state/games-state.ts";
import { useRunningSeconds } from "../state/use-running-seconds.ts";
import styles from "./spot-game.module.css";

export interface SpotGameProps {
  words: GameWords;
  game: Extract<GamesScreen, { kind: "spot" }>;
  heading: RefObject<HTMLHeadingElement | null>;
  onClick: (square: number) => void;
}

/** The spot game: nine rings, the number found, the elapsed seconds, and a tip. */
export function SpotGame({
  words,
  game: { round, found, startedAt },
  heading,
  onClick,
}: SpotGameProps) {
  const { locale } = useLanguage();
  const { spot } = words;
  const foundText = spot.found[pluralCategory(found.length, locale)];
  return (
    <div className={classNames("stack", parts.game, styles.game)}>
      <div className={classNames("stack gap-3", styles.panel)}>
        <div className="cluster spread">
          <h1 ref={heading} tabIndex={-1} className="title-2">
            <Text>{words.games.spot.name}</Text>
          </h1>
          <Timer startedAt={startedAt} label={spot.time} words={words.seconds} />
        </div>
        <div className="with-icon">
          <LandoltRing turn={round.usual * eighth} className={styles.sample} />
          <p>
            <Text>{spot.tip}</Text>{" "}
            <VisuallyHidden>
              {interpolate(spot.sample, { state: spot.gaps[round.usual] ?? "" })}
            </VisuallyHidden>
          </p>
        </div>
        <div className="cluster spread">
          <p role="status" className="medium">
            <Text>{countedText(foundText, found.length, oddCount, locale)}</Text>
          </p>
          <RingProgress done={found.length} total={oddCount} />
        </div>
      </div>
      <ol className={classNames("gap-3", styles.squares)}>
        {round.squares.map(({ number, gap }) => (
          <li key={number}>
            <SpotSquare
              number={number}
              gap={gap}
              found={found.includes(number)}
              words={spot}
              onClick={onClick}
            />
          </li>
        ))}
      </ol>
      <p className="secondary small">
        <Text>{words.entertainment.spot}</Text>
      </p>
    </div>
  );
}

/** The seconds in their own component, so that only it re-renders each second. */
function Timer({
  startedAt,
  label,
  words,
}: {
  startedAt: number;
  label: string;
  words: GamesWords["seconds"];
}) {
  const { locale } = useLanguage();
  const seconds = useRunningSeconds(startedAt);
  return (
    <p className="secondary cluster gap-2 figures">
      <Icon icon="clock" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <b role="timer">
        <Text>{pluralize(seconds, words, locale)}</Text>
      </b>
    </p>
  );
}
