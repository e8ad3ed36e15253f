import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./ring-progress.module.css";

export interface RingProgressProps {
  done: number;
  total: number;
  /** Nothing is under way any more, so no ring is marked as the one in hand. */
  over?: boolean;
}

/** How far a game is, in Landolt rings: done ones have turned, the one in hand is marked. Words beside it say the same. */
export function RingProgress({ done, total, over = false }: RingProgressProps) {
  const stateOf = (place: number) => {
    if (place < done) return styles.done;
    return place === done && !over ? styles.now : undefined;
  };
  return (
    <span className={styles.rings} aria-hidden="true">
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the row.
        <LandoltRing key={place} className={classNames(styles.ring, stateOf(place))} />
      ))}
    </span>
  );
}
