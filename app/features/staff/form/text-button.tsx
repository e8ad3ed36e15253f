import styles from "./text-button.module.css";

/** A button within a sentence, which looks like a link. */
export function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
