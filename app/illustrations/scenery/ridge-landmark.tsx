import { classNames } from "~/styles/class-names.ts";
import type { ArtProps } from "../art-props.ts";
import type { SceneName } from "../drawing/landmarks/scene-moods.ts";
import styles from "./ridge-landmark.module.css";

/**
 * A landmark of Oman that stands on the ridge of a page's head, 800 by 460 units, from 64 rem on; narrower pages do not
 * fetch it. Night falls on it with the page. Mirrors in right-to-left pages, but for the mosque; absent in high contrast.
 */
export function RidgeLandmark({ name, className }: ArtProps & { name: SceneName }) {
  return (
    <div className={classNames(styles.landmark, styles[name], className)} aria-hidden="true" />
  );
}
