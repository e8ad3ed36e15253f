import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import images from "./landmark-images.module.css";
import styles from "./ridge-landmark.module.css";
import type { SceneName } from "./scene-names.ts";

/**
 * A landmark of Oman on the ridge of a page's header, 800 by 460 units, with a night version for the dark theme. Screens
 * narrower than 64rem do not fetch it. It is mirrored in right-to-left pages, except for the mosque, and hidden in high
 * contrast.
 */
export function RidgeLandmark({ name, className }: IllustrationProps & { name: SceneName }) {
  return (
    <div className={classNames(styles.landmark, images[name], className)} aria-hidden="true" />
  );
}
