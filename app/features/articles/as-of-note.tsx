import { History } from "lucide";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import styles from "./as-of-note.module.css";

/** Says from when the articles are, when they are not from just now; without a text it is not there. */
export function AsOfNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={styles.note}>
      <Icon icon={History} />
      <Text>{text}</Text>
    </p>
  );
}
