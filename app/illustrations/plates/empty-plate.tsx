import { emptyPlate } from "../generated/empty-plate.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./empty-plate.module.css";

/** The colours of the dots; `tone3` has a class. */
const tones: Readonly<Record<string, { stroke: string; strokeOpacity?: string }>> = {
  tone1: { stroke: "var(--line)" },
  tone2: { stroke: "var(--paper-3)" },
  tone4: { stroke: "var(--paper-3)", strokeOpacity: ".62" },
};

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
        <path
          key={`${color} ${radius}`}
          {...(tones[color] ?? { className: styles.deep })}
          strokeWidth={radius * 2}
          d={d}
        />
      ))}
    </svg>
  );
}
