import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./axis-dial.module.css";
import { axisDialShape, dialMargin } from "./axis-dial-shape.ts";

const { fine, coarse } = axisDialShape();
const span = 1000 + 2 * dialMargin;

interface AxisDialProps extends IllustrationProps {
  /** False for a small dial, whose numerals would be illegible. */
  numbered?: boolean;
}

/**
 * The scale of a trial frame in the current colour, for a place around an iris or, without numerals, behind a figure.
 * With numerals it comes from the file of the iris.
 * Around an iris image of width w it is 1.188 w wide (9.4 % more on each side), so that its ticks are just outside the
 * limbus.
 */
export function AxisDial({ className, numbered = true }: AxisDialProps) {
  return (
    <svg
      className={classNames(styles.dial, className)}
      viewBox={`${-dialMargin} ${-dialMargin} ${span} ${span}`}
      fill="none"
      // The numerals are Western digits in every language (REQ-TYPE-1).
      lang="en"
      aria-hidden="true"
    >
      {numbered ? (
        <use href={`${scenery}#dial`} />
      ) : (
        [fine, coarse].map((ring) => (
          <circle
            key={ring.length}
            cx="500"
            cy="500"
            r={ring.radius}
            stroke="currentColor"
            strokeWidth={ring.length}
            strokeDasharray={ring.dashes}
            strokeDashoffset={ring.offset}
          />
        ))
      )}
    </svg>
  );
}
