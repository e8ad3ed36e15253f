import scenery from "../assets/closing-scenery.svg";
import styles from "./closing-scenery.module.css";

/**
 * The aurora of the closing band, and its two ranges of mountains. The near range has the colour of the footer below
 * it. They are two views of one file, which fill their boxes. Both are mirrored in right-to-left pages and hidden in
 * high contrast.
 */
export function ClosingScenery() {
  return (
    <>
      <img className={styles.sky} src={`${scenery}#sky`} alt="" loading="lazy" />
      <img className={styles.land} src={`${scenery}#land`} alt="" loading="lazy" />
    </>
  );
}
