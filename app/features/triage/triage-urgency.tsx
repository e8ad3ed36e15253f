import { classNames } from "~/styles/class-names.ts";
import styles from "./triage-urgency.module.css";

/** The urgency in one word, as large as a line of an eye chart. */
export function TriageUrgency({ children }: { children: string }) {
  return <span className={classNames("block", styles.word)}>{children}</span>;
}
