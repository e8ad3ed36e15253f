import type { ReactNode } from "react";
import { classNames } from "~/styles/class-names.ts";
import glyphs from "../assets/counting-glyphs.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./counting-glyphs.module.css";

/** The `<svg>` of a figure whose parts can be counted, 120 units high. */
function CountingGlyph({
  className,
  width = 120,
  children,
}: IllustrationProps & { width?: number; children: ReactNode }) {
  return (
    <svg
      className={classNames(styles.glyph, className)}
      viewBox={`0 0 ${width} 120`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** 11 pointed arches, one per surgeon. */
export function Arches({ className }: IllustrationProps) {
  return (
    <CountingGlyph className={className} width={158}>
      <use href={`${glyphs}#arches`} strokeWidth="1.6" />
    </CountingGlyph>
  );
}

/** 100 ticks, 99 of them highlighted: the share of satisfied patients. */
export function Hundred({ className }: IllustrationProps) {
  return (
    <CountingGlyph className={className}>
      <use href={`${glyphs}#lit`} strokeWidth="1.9" />
      <g className={styles.warm}>
        <use href={`${glyphs}#rest`} stroke="currentColor" strokeWidth="1.9" opacity=".75" />
        <circle cx="60" cy="60" r="3" fill="currentColor" stroke="none" />
      </g>
    </CountingGlyph>
  );
}

/** The radii of 18 rings, evenly spaced up to 57 units. */
const radii = Array.from({ length: 18 }, (_, index) =>
  Number(((57 * (index + 1)) / 18).toFixed(1)),
);
const currentYear = radii.at(-1);

/** 18 growth rings, one per year in Oman; the outermost ring is the current year. */
export function Rings({ className }: IllustrationProps) {
  return (
    <CountingGlyph className={className}>
      {radii.map((radius) => (
        <circle
          key={radius}
          className={radius === currentYear ? styles.warm : undefined}
          cx="60"
          cy="60"
          r={radius}
          stroke="currentColor"
          strokeWidth={radius === currentYear ? 2.4 : 1.1}
        />
      ))}
    </CountingGlyph>
  );
}

/** 200 dots in a sunflower pattern, one per thousand procedures. */
export function Sunflower({ className }: IllustrationProps) {
  return (
    <CountingGlyph className={className}>
      <use href={`${glyphs}#sunflower`} strokeWidth="4.6" strokeLinecap="round" />
    </CountingGlyph>
  );
}
