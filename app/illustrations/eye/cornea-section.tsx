import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./cornea-section.module.css";
import { type CorneaSectionName, corneaBack, corneaSections } from "./cornea-sections.ts";

/**
 * A cross-section of the cornea, 224 by 104 units, for one method of laser surgery. The treated area is filled, the flap
 * lies over it, laser and instrument are amber.
 */
export function CorneaSection({ way, className }: IllustrationProps & { way: CorneaSectionName }) {
  const { front, lifted, treated, tool } = corneaSections[way];
  return (
    <svg
      className={classNames(styles.section, className)}
      viewBox="0 0 224 104"
      fill="none"
      stroke="var(--fig)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path opacity=".55" d={corneaBack} />
      <path d={front} />
      <path fill="var(--fig-f)" stroke="var(--fig-a)" d={treated} />
      {lifted && <path stroke="var(--fig-a)" strokeWidth="4.5" d={lifted} />}
      <path stroke="var(--fig-b)" strokeWidth="2.5" d={tool} />
    </svg>
  );
}
