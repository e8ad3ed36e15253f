import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./details-summary.module.css";

/** The summary of a `details` element with a plus or minus icon. `className` sets size and font. */
export function DetailsSummary({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return <summary className={classNames(styles.summary, className)}>{children}</summary>;
}
