import styles from "./offline-notice.module.css";

/** Text of the notice, and the words for the parts of a day in times. */
export interface OfflineNoticeProps {
  text: string;
  dayParts: Readonly<Record<"night" | "morning" | "noon" | "evening", string>>;
}

/**
 * Hidden and empty in every page. When a page comes from the cache of the service worker, the worker shows the notice with
 * the date of the copy (`app/client/service-worker/offline-notice.ts`, which depends on this markup).
 */
export function OfflineNotice({
  text,
  dayParts: { night, morning, noon, evening },
}: OfflineNoticeProps) {
  const parts = [night, morning, noon, evening].join(",");
  return <p hidden data-offline-copy={text} data-day-parts={parts} className={styles.notice} />;
}
