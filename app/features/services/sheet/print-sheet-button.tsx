import { Button } from "~/components/controls/button.tsx";
import styles from "./print-sheet-button.module.css";

/** Prints the one-page visit sheet. The browser's own command prints the page; without JavaScript the button is hidden. */
export function PrintSheetButton({ label }: { label: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      icon="printer"
      className={styles.button}
      data-print="sheet"
      data-live=""
    >
      {label}
    </Button>
  );
}
