import { Button } from "~/components/controls/button.tsx";
import { Badge } from "~/components/indicators/badge.tsx";
import { Text } from "~/components/text/text.tsx";
import type { GameWords, Verdict } from "~/content/games.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { countedText } from "../state/counted-text.ts";
import { badgeOf, type GameResult } from "../state/game-result.ts";

const badgeKinds: Record<Verdict, "main" | "plain"> = {
  perfect: "main",
  good: "plain",
  low: "plain",
};

export interface GameHistoryProps {
  words: GameWords;
  history: readonly GameResult[];
  onClear: () => void;
}

/** Every game finished since the page was opened, in order; nothing is stored. */
export function GameHistory({ words, history, onClear }: GameHistoryProps) {
  const { locale } = useLanguage();
  return (
    <section aria-labelledby="history" className="stack">
      <div className="cluster spread">
        <h2 id="history" className="title-3">
          <Text>{words.history.title}</Text>
        </h2>
        <Button variant="secondary" size="small" onClick={onClear}>
          {words.history.clear}
        </Button>
      </div>
      <ol className="rows figures">
        {history.map((result, index) => (
          // Results have no name of their own; the list only grows at its end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index} className="tiles gap-2">
            <b className="medium">
              <Text>{words.games[result.type].name}</Text>
            </b>
            <span>
              <Text>{countedText(words.score, result.score, result.maxScore, locale)}</Text>
            </span>
            <span className="secondary">
              {result.timeTaken !== undefined && (
                <Text>{pluralize(result.timeTaken, words.seconds, locale)}</Text>
              )}
            </span>
            <Badge kind={badgeKinds[badgeOf(result)]}>
              {words.history.badges[badgeOf(result)]}
            </Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}
