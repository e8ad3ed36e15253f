import type { ArtProps } from "./art-props.ts";
import { classNames } from "./class-names.ts";
import styles from "./closing-scenery.module.css";
import land from "./files/closing-land.svg";
import sky from "./files/closing-sky.svg";

// Far down on every page: each is fetched when a reader comes near. Both mirror in right-to-left pages and are absent in
// high contrast.

/** The aurora of the closing band, 1600 by 600 units; it fades out behind the words. */
export function ClosingSky({ className }: ArtProps) {
  const classes = classNames(styles.picture, styles.sky, className);
  return <img className={classes} src={sky} alt="" width={1600} height={600} loading="lazy" />;
}

/** The two night ranges of the closing band, 1600 by 340 units; the near one flows into the footer. */
export function ClosingLand({ className }: ArtProps) {
  const classes = classNames(styles.picture, styles.land, className);
  return <img className={classes} src={land} alt="" width={1600} height={340} loading="lazy" />;
}
