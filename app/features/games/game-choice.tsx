import type { ReactNode } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { Section } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { type GameId, gameIds } from "~/content/data/games.ts";
import type { GamesWords } from "~/content/games.types.ts";
import introPlate from "~/illustrations/assets/intro-plate.svg";
import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import plate from "./figures/plate-figure.module.css";
import { eighth } from "./figures/spot-square.tsx";
import styles from "./game-choice.module.css";

/** The rings in the preview of the spot game, as gaps in eighths: a fixed example. */
const exampleGaps = [6, 7, 6, 5, 6, 7, 7, 5, 6];

export interface GameChoiceProps {
  words: Pick<GamesWords, "choice" | "games">;
  onChoose: (game: GameId) => void;
}

/** The choice between the two games, and a message when JavaScript is off. */
export function GameChoice({ words: { choice, games }, onChoose }: GameChoiceProps) {
  const pictures: Record<GameId, ReactNode> = { colour: <PlatePreview />, spot: <RingsPreview /> };
  return (
    <Section flush="start" labelledBy="game-choice" className={styles.section}>
      <h2 id="game-choice">
        <VisuallyHidden>{choice.title}</VisuallyHidden>
      </h2>
      <Banner kind="warning" className="below-6 without-script">
        {choice.noScript}
      </Banner>
      <div className={classNames("tiles pairs query-container", styles.games)}>
        {gameIds.map((id) => (
          <GameCard
            key={id}
            id={`game-${id}-`}
            words={games[id]}
            play={choice.play}
            onOpen={() => onChoose(id)}
          >
            {pictures[id]}
          </GameCard>
        ))}
      </div>
    </Section>
  );
}

function GameCard({
  id,
  words,
  play,
  onOpen,
  children,
}: {
  /** Prefix of the ids inside, because React's generated ids differ between islands. */
  id: string;
  words: { name: string; text: string };
  play: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <article className={classNames("link-area", styles.game)} aria-labelledby={`${id}name`}>
      {children}
      <div className={classNames("stack start gap-3", styles.words)}>
        <h3 id={`${id}name`} className="title-3">
          <Text>{words.name}</Text>
        </h3>
        <p className="secondary">
          <Text>{words.text}</Text>
        </p>
        {/* The accessible name is the label and the game's name; the click area is the whole card. */}
        <Button
          id={`${id}play`}
          aria-labelledby={`${id}play ${id}name`}
          className={classNames("stretched-link script-only", styles.play)}
          arrow
          data-live=""
          onClick={onOpen}
        >
          {play}
        </Button>
      </div>
    </article>
  );
}

function PlatePreview() {
  return (
    <div className={styles.picture} data-hour="day">
      <img
        className={classNames(plate.disc, styles.plate)}
        src={introPlate}
        alt=""
        width={600}
        height={600}
      />
    </div>
  );
}

function RingsPreview() {
  return (
    <div className={styles.picture} data-hour="night">
      <div className={styles.rings}>
        {exampleGaps.map((gap, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring is identified by its index.
          <LandoltRing key={place} turn={gap * eighth} />
        ))}
      </div>
    </div>
  );
}
