import type { ReactNode } from "react";
import { classNames } from "~/art/class-names.ts";
import styles from "./icon.module.css";

/** What an icon receives from the primitive that shows it. */
export interface IconDrawingProps {
  className?: string;
  strokeWidth?: number;
  focusable?: "false";
  "aria-hidden"?: "true";
  "data-mirror"?: "";
}

/** A lucide icon or a brand icon, before it is drawn. */
export type IconDrawing = (props: IconDrawingProps) => ReactNode;

export interface IconProps {
  icon: IconDrawing;
  /** True for what points along the line of reading (arrows, chevrons): mirrored in right-to-left pages (craft R7). */
  flip?: boolean;
  className?: string;
}

/** An outline icon, 1.375 em at a stroke of 1.6, in the colour of the text. It is never read aloud: a word stands beside it. */
export function Icon({ icon: Drawing, flip, className }: IconProps) {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      strokeWidth={1.6}
      focusable="false"
      aria-hidden="true"
      data-mirror={flip ? "" : undefined}
    />
  );
}
