import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./ridge-landmark.module.css";
import type { SceneName } from "./scene-names.ts";

/**
 * A landmark of Oman that stands on the ridge of a page's head, 800 by 460 units, from 64 rem on; narrower pages do not
 * fetch it. Night falls on it with the page. Mirrors in right-to-left pages, but for the mosque; absent in high contrast.
 */
export function RidgeLandmark({ name, className }: IllustrationProps & { name: SceneName }) {
  return (
    <div className={classNames(styles.landmark, styles[name], className)} aria-hidden="true" />
  );
}
