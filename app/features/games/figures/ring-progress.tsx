import { LandoltRing } from "~/illustrations/plates/landolt-ring.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./ring-progress.module.css";

export interface RingProgressProps {
  done: number;
  total: number;
  /** True after the game: no ring is marked as current. */
  over?: boolean;
}

/**
 * Progress of a game in Landolt rings: done ones are rotated, the current one is marked. A text beside it says the
 * same.
 */
export function RingProgress({ done, total, over = false }: RingProgressProps) {
  const stateOf = (place: number) => {
    if (place < done) return styles.done;
    return place === done && !over ? styles.now : undefined;
  };
  return (
    <span className="cluster gap-2" aria-hidden="true">
      {Array.from({ length: total }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is identified by its index.
        <LandoltRing key={place} className={classNames(styles.ring, stateOf(place))} />
      ))}
    </span>
  );
}
