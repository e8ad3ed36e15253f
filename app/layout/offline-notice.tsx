import styles from "./offline-notice.module.css";

/**
 * Hidden and empty in every page. When a page comes from the cache of the service worker, the worker shows the notice and
 * writes its text (`app/client/service-worker/offline-notice.ts`, which depends on this markup). `isTool` marks a page
 * whose content does not depend on when it was copied.
 */
export function OfflineNotice({ isTool }: { isTool: boolean }) {
  return <p hidden data-offline-copy={isTool ? "tool" : "copy"} className={styles.notice} />;
}
