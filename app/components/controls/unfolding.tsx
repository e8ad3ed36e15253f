import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./unfolding.module.css";

/** The summary of a `details` element with a plus or minus icon. `className` sets size and font. */
export function Unfolding({ children, className }: { children: ReactNode; className?: string }) {
  return <summary className={classNames(styles.unfolding, className)}>{children}</summary>;
}
