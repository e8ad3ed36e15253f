import { emptyPlate } from "../generated/empty-plate.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./empty-plate.module.css";

/** A disc of dots without a hidden figure, 300 units wide: the placeholder of an empty list. */
export function EmptyPlate({ className }: IllustrationProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 300 300"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {emptyPlate.map(({ color, radius, d }) => (
        <path key={`${color} ${radius}`} className={styles[color]} strokeWidth={radius * 2} d={d} />
      ))}
    </svg>
  );
}
