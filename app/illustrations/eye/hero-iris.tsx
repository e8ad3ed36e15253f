import { classNames } from "~/styles/class-names.ts";
import scenery from "../assets/hero-scenery.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./hero-iris.module.css";

/**
 * The iris of the home page with the same colours in every theme: a disc from the style sheet under fibres from a file.
 * The browser paints the disc at once. A `<use>` is no candidate for the largest contentful paint, as an image would be.
 */
export function HeroIris({ className }: IllustrationProps) {
  return (
    <svg
      className={classNames(styles.iris, className)}
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
    >
      <use href={`${scenery}#iris`} />
    </svg>
  );
}
