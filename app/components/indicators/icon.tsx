import type { IconNode } from "lucide";
import { createElement } from "react";
import { classNames } from "~/styles/class-names.ts";
import styles from "./icon.module.css";

/** The shapes of an icon on a square of 24 units: one of lucide's, or one of our brand icons. */
export type IconDrawing = IconNode;

export interface IconProps {
  icon: IconDrawing;
  /**
   * True for arrows and chevrons: mirrored on right-to-left pages (REQ-LANG-10).
   */
  flip?: boolean;
  className?: string;
}

/** An outline icon, 1.375 em with a stroke of 1.6, in the colour of the text. Hidden from screen readers, because a label is beside it. */
export function Icon({ icon, flip, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-mirror={flip ? "" : undefined}
    >
      {icon.map(([shape, attributes]) =>
        createElement(shape, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
