import { useRef } from "react";
import { Banner } from "~/components/indicators/banner.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { Section } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import type { EyeTip, GamesWords, GameWords } from "~/content/games.types.ts";
import { GameHistory } from "./results/game-history.tsx";
import type { GameResult } from "./state/game-result.ts";

export interface GamesFooterProps {
  words: GameWords;
  history: readonly GameResult[];
  onClear: () => void;
}

/** Content below the choice and the results: earlier results, three tips, the disclaimer. */
export function GamesFooter({ words, history, onClear }: GamesFooterProps) {
  const tips = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    onClear();
    // The button disappears with the list, so the focus moves to the next content.
    tips.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {history.length > 0 && (
        <Section flush="start">
          <GameHistory words={words} history={history} onClear={clear} />
        </Section>
      )}
      <Section tone="sand" labelledBy="eye-tips">
        <h2 id="eye-tips" ref={tips} tabIndex={-1} className="below-6">
          <Text>{words.tips.title}</Text>
        </h2>
        <EyeTips words={words.tips} />
        <Banner kind="warning" icon="info" className="above-7">
          <h2 className="title-4">
            <Text>{words.disclaimer.title}</Text>
          </h2>
          <p>
            <Text>{words.disclaimer.text}</Text>
          </p>
        </Banner>
      </Section>
    </>
  );
}

const tipIcons = [
  ["screen", "monitor"],
  ["diet", "salad"],
  ["exercise", "eye"],
] as const satisfies readonly (readonly [EyeTip, unknown])[];

/** Three generally known habits that are good for eyes. */
function EyeTips({ words }: { words: GamesWords["tips"] }) {
  return (
    <RuledRow
      list="ul"
      entries={tipIcons.map(([id, icon]) => ({ mark: <Icon icon={icon} />, ...words.items[id] }))}
    />
  );
}
