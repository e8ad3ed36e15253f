import { Fragment } from "react";
import type { CapColour, Eye } from "~/content/data/drops.ts";
import { classNames } from "~/styles/class-names.ts";
import { capClass } from "./drop-icon.tsx";
import styles from "./eyes-drawing.module.css";

/** Middles of the eyes: the visitor's left one is on the left, as in a mirror, in both languages. */
const middles = { left: 22, right: 66 } as const;

const sides = ["left", "right"] as const;

function lidOf(side: keyof typeof middles): string {
  const x = middles[side];
  return `M${x - 18} 18Q${x} 2 ${x + 18} 18Q${x} 34 ${x - 18} 18Z`;
}

/**
 * Both eyes as the visitor sees them in a mirror; those that get the drop have an iris. Without a cap they are empty,
 * to fill in by hand.
 */
export function EyesDrawing({ eye, cap }: { eye?: Eye; cap?: CapColour }) {
  return (
    <svg
      className={classNames(styles.eyes, cap && capClass(cap))}
      viewBox="0 0 88 36"
      aria-hidden="true"
    >
      {!eye && <path d={lidOf("left") + lidOf("right")} className={styles.lid} />}
      {sides.map((side) => {
        if (!eye) return null;
        const x = middles[side];
        const isTreated = eye === side || eye === "both";
        return (
          <Fragment key={side}>
            <path
              d={lidOf(side)}
              className={styles.lid}
              strokeDasharray={isTreated ? undefined : 3}
            />
            {isTreated && (
              <circle cx={x} cy="18" r="5.25" fill="none" stroke="currentColor" strokeWidth="4.5" />
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}
