import { Icon } from "~/components/indicators/icon.tsx";
import type { SpotGameWords } from "~/content/games.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import parts from "./game-parts.module.css";
import styles from "./spot-square.module.css";

/** Degrees between two positions of a gap. */
export const eighth = 45;

export interface SpotSquareProps {
  /** From 1. */
  number: number;
  /** Position of the gap: 0 is the right, clockwise in eighths. */
  gap: number;
  found: boolean;
  words: Pick<SpotGameWords, "square" | "gaps" | "foundSquare">;
  onClick: (square: number) => void;
}

/**
 * A square with its ring. Its accessible name says where the ring is open. A found one is green with
 * a tick and ignores clicks, but stays focusable, unlike with `disabled`.
 */
export function SpotSquare({ number, gap, found, words, onClick }: SpotSquareProps) {
  const { locale } = useLanguage();
  const state = found ? words.foundSquare : (words.gaps[gap] ?? "");
  return (
    <button
      type="button"
      className={classNames("square", parts.tile, styles.square, found ? styles.found : undefined)}
      aria-label={interpolate(words.square, { state }).replace("#", formatNumber(number, locale))}
      aria-disabled={found || undefined}
      onClick={() => onClick(number)}
    >
      {found ? (
        <Icon icon="check" className={classNames("square", styles.tick)} />
      ) : (
        <LandoltRing turn={gap * eighth} className={styles.ring} />
      )}
    </button>
  );
}
