import { classNames } from "~/styles/class-names.ts";
import styles from "./icon.module.css";
import { iconAddress } from "./icon-address.ts";
import type { iconDrawings } from "./icon-drawings.ts";

export type IconName = keyof typeof iconDrawings;

export interface IconProps {
  icon: IconName;
  /**
   * True for arrows and chevrons: mirrored on right-to-left pages (REQ-LANG-10).
   */
  flip?: boolean;
  className?: string;
}

/**
 * An outline icon, 1.375 em with a stroke of 1.6, in the colour of the text. Hidden from screen readers, because a
 * label is beside it.
 */
export function Icon({ icon, flip, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      aria-hidden="true"
      data-mirror={flip ? "" : undefined}
    >
      <use href={iconAddress(icon)} />
    </svg>
  );
}
