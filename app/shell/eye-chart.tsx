import styles from "./eye-chart.module.css";

/** Lines of the chart with the acuity that reads them, largest first. Letters of a chart are Latin in every country. */
const lines = [
  { acuity: "6/60", letters: "4" },
  { acuity: "6/36", letters: "04" },
  { acuity: "6/18", letters: "PAGE" },
  { acuity: "6/9", letters: "NOTFOUND" },
  { acuity: "6/6", letters: "LOOKAGAIN" },
] as const;

/** The eye chart beside the message that a page is missing; a picture, so assistive technology passes it by. */
export function EyeChart({ className = "" }: { className?: string | undefined }) {
  return (
    <div className={`${styles.chart} ${className}`} aria-hidden="true" lang="en" dir="ltr">
      {lines.map(({ acuity, letters }) => (
        <p key={acuity} className={styles.line}>
          <span className={styles.acuity}>{acuity}</span>
          {letters}
        </p>
      ))}
    </div>
  );
}
