import { Fragment } from "react";
import { Text } from "~/components/text/text.tsx";

/** A text in parts of which every second one is a match, which is underlined. */
export function MarkedWords({ parts }: { parts: readonly string[] }) {
  return parts.map((part, at) => {
    const text = part !== "" && <Text>{part}</Text>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move among themselves.
    return at % 2 === 1 ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>;
  });
}
