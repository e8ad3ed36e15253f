import { classNames } from "~/styles/class-names.ts";
import styles from "./skeleton.module.css";

/** A placeholder while content loads: an image 16:10, a title, a full line or a shorter last one. */
export function Skeleton({
  shape,
  className,
}: {
  shape: "cover" | "title" | "line" | "last";
  className?: string;
}) {
  return (
    <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
  );
}
