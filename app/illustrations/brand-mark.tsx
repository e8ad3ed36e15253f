import { classNames } from "~/styles/class-names.ts";
import styles from "./brand-mark.module.css";
import { brandMark } from "./brand-mark-shape.ts";
import type { IllustrationProps } from "./illustration-props.ts";

/**
 * The mark, 48 by 48 units, readable at 16 px. Its ring has the current colour. A dark background sets `--mark-fibre`
 * and `--mark-star` to light colours.
 */
export function BrandMark({ className }: IllustrationProps) {
  const { ring, fibres, star } = brandMark;
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={ring} />
      <circle
        className={styles.fibres}
        cx="24"
        cy="24"
        r={fibres.radius}
        strokeWidth={fibres.length}
        strokeDasharray={fibres.dashes}
        strokeDashoffset={fibres.offset}
      />
      <path className={styles.star} d={star} />
    </svg>
  );
}
