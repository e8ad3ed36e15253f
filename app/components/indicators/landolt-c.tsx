import { classNames } from "~/styles/class-names.ts";
import styles from "./landolt-c.module.css";

/** The ring of the eye test turning in steps: the site's sign of waiting. Its size is one em of the text it stands in. */
export function LandoltC({ className }: { className?: string }) {
  return <span className={classNames(styles.ring, className)} aria-hidden="true" />;
}
