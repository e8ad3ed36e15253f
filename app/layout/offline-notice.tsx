import { CloudOff } from "lucide";
import { Icon } from "~/components/indicators/icon.tsx";
import styles from "./offline-notice.module.css";

/** What the line says, and the words for the parts of a day with which it writes a time. */
export interface OfflineNoticeProps {
  text: string;
  dayParts: Readonly<Record<"night" | "morning" | "noon" | "evening", string>>;
}

/**
 * Stands hidden in every page. Where a page comes from a reader's own copies, the worker shows the line and writes into it
 * from when the copy is (`app/client/service-worker/offline-notice.ts`, which knows this markup).
 */
export function OfflineNotice({
  text,
  dayParts: { night, morning, noon, evening },
}: OfflineNoticeProps) {
  const parts = [night, morning, noon, evening].join(",");
  return (
    <p hidden data-kept={text} data-parts={parts} className={styles.line}>
      <Icon icon={CloudOff} />
      <span />
    </p>
  );
}
