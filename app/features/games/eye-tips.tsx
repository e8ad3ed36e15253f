import { Icon } from "~/components/indicators/icon.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import type { EyeTip, GamesWords } from "~/content/games.types.ts";

const tips = [
  ["screen", "monitor"],
  ["diet", "salad"],
  ["exercise", "eye"],
] as const satisfies readonly (readonly [EyeTip, unknown])[];

/** Three generally known habits that are good for eyes. */
export function EyeTips({ words }: { words: GamesWords["tips"] }) {
  return (
    <RuledRow
      list="ul"
      entries={tips.map(([id, icon]) => ({ mark: <Icon icon={icon} />, ...words.items[id] }))}
    />
  );
}
