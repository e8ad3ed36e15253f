import { classNames } from "~/styles/class-names.ts";
import styles from "./landolt-c.module.css";

/** The spinner of the site: the Landolt ring of the eye test, rotating in steps. Its size is 1 em. */
export function LandoltC({ className }: { className?: string }) {
  return <span className={classNames(styles.ring, className)} aria-hidden="true" />;
}
