import { Icon } from "~/components/indicators/icon.tsx";
import styles from "./offline-notice.module.css";

/** Text of the notice, and the words for the parts of a day in times. */
export interface OfflineNoticeProps {
  text: string;
  dayParts: Readonly<Record<"night" | "morning" | "noon" | "evening", string>>;
}

/**
 * Hidden in every page. When a page comes from the cache of the service worker, the worker shows the notice and fills in
 * the date of the copy (`app/client/service-worker/offline-notice.ts`, which depends on this markup).
 */
export function OfflineNotice({
  text,
  dayParts: { night, morning, noon, evening },
}: OfflineNoticeProps) {
  const parts = [night, morning, noon, evening].join(",");
  return (
    <p hidden data-kept={text} data-parts={parts} className={styles.line}>
      <Icon icon="cloud-off" />
      <span />
    </p>
  );
}
