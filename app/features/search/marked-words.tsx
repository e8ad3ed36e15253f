import { Text } from "~/components/text/text.tsx";
import type { MarkedRun } from "./marked-text.ts";

/** A text with its matches underlined. */
export function MarkedWords({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move among themselves.
      <mark key={at}>
        <Text>{text}</Text>
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Text key={at}>{text}</Text>
    ),
  );
}
