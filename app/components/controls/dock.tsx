import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./dock.module.css";

/**
 * The main action of a page: sticky at the lower edge of narrow windows, in its place in wide ones. It is the last child
 * of an element with the class `columns`, a flex column: a sticky item of a grid stays within its own row.
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
