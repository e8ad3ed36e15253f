import styles from "./skip-link.module.css";

/** First stop of the keyboard on every page: past the header, to the words. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}
