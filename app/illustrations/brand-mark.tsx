import { classNames } from "~/styles/class-names.ts";
import styles from "./brand-mark.module.css";
import { brandMark } from "./brand-mark-shape.ts";
import type { IllustrationProps } from "./illustration-props.ts";

/** Id of the shapes in the header, which the other marks of the page use. */
const shapesId = "brand-mark";

/**
 * The mark, 48 by 48 units, readable at 16 px. Its ring has the current colour. `shapes` says whether its shapes are
 * those that other marks of the page use.
 */
export function BrandMark({
  className,
  shapes,
}: IllustrationProps & {
  /** "shared" gives the shapes an id, and "used" refers to that id. Without it, the mark has shapes of its own. */
  shapes?: "shared" | "used";
}) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      {shapes === "used" ? <use href={`#${shapesId}`} /> : <Shapes shared={shapes === "shared"} />}
    </svg>
  );
}

function Shapes({ shared }: { shared: boolean }) {
  const { ring, fibres, star } = brandMark;
  return (
    <g id={shared ? shapesId : undefined}>
      <circle cx="24" cy="24" r={ring.radius} stroke="currentColor" strokeWidth={ring.width} />
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
    </g>
  );
}
