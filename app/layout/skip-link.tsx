import { classNames } from "~/styles/class-names.ts";
import styles from "./skip-link.module.css";

/** The first focusable element of a page: skips the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={classNames("screen-only", styles.skip)} href="#main">
      {label}
    </a>
  );
}
