import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./stale-note.module.css";

/** The date of cached articles during an outage; renders nothing without a text. */
export function StaleNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={classNames("secondary small", styles.note)}>
      <Icon icon="history" />
      <Text>{text}</Text>
    </p>
  );
}
