import { Text } from "~/components/text/text.tsx";

/** The date of cached articles during an outage; renders nothing without a text. */
export function StaleNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="secondary small">
      <Text>{text}</Text>
    </p>
  );
}
