import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./dock.module.css";

/**
 * The main action of a page: at the lower edge of narrow screens, within reach of the thumb, and in its place on wide
 * ones. It is the last child of a column of flex, because an item of a grid sticks within its own row only.
 */
export function Dock({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classNames("screen-only", styles.dock, className)}>{children}</div>;
}
