import field from "~/art/files/since-field.svg";
import styles from "./since-field.module.css";

/** The founding year in a field of dots from edge to edge; `label` says it to those who cannot see it. */
export function SinceField({ label }: { label: string }) {
  return (
    <div className={styles.band}>
      <img
        className={styles.dots}
        src={field}
        alt={label}
        width={1600}
        height={440}
        loading="lazy"
      />
    </div>
  );
}
