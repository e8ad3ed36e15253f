import { Printer } from "lucide";
import { Button } from "~/ui/button.tsx";
import styles from "./print-sheet-button.module.css";

/** Prints the page, which on paper is the one-page visit sheet. Without JavaScript the browser's own command does it. */
export function PrintSheetButton({ label }: { label: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Printer}
      className={styles.button}
      data-print=""
      data-live=""
    >
      {label}
    </Button>
  );
}
