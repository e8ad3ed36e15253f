import type { CapColour } from "~/content/data/drops.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./drop-icon.module.css";

const outline = "M12 1.5C12 1.5 4.5 10 4.5 15a7.5 7.5 0 0 0 15 0C19.5 10 12 1.5 12 1.5Z";

/** Each colour has a filling of its own, so that the drops differ in grey and on paper too. */
const fillings: Record<CapColour, { d?: string; isFull?: true; isHole?: true }> = {
  pink: { isFull: true },
  white: {},
  blue: { d: "M12 1.5C12 1.5 19.5 10 19.5 15a7.5 7.5 0 0 1-7.5 7.5Z" },
  green: { isFull: true, isHole: true, d: "M15 15a3 3 0 1 1-6 0a3 3 0 1 1 6 0Z" },
  beige: { d: "M5 13h14v4h-14Z" },
  red: { d: "M4.8 15h14.4a7.2 7.2 0 0 1-14.4 0Z" },
  grey: {
    d: "M11 15a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 1 1 3.6 0ZM16.6 15a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 1 1 3.6 0Z",
  },
  violet: { d: "M10.7 10h2.6v3.7h3.2v2.6h-3.2v2.7h-2.6v-2.7h-3.2v-2.6h3.2Z" },
};

/** The class that sets the colour of a cap as the current colour. */
export function capClass(cap: CapColour): string | undefined {
  return styles[cap];
}

/** The shapes of a drop on a square of 24 units, in the current colour. */
function DropShape({ cap }: { cap: CapColour }) {
  const { d, isFull, isHole } = fillings[cap];
  return (
    <>
      <path d={outline} className={classNames(styles.outline, isFull ? styles.full : undefined)} />
      {d && <path d={d} className={isHole ? styles.hole : styles.filling} />}
    </>
  );
}

/** A drop in the colour and with the filling of its bottle's cap. Decorative: its word or name is text. */
export function DropIcon({ cap, small }: { cap: CapColour; small?: boolean }) {
  return (
    <svg
      className={classNames(styles.icon, small ? styles.small : undefined, capClass(cap))}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <DropShape cap={cap} />
    </svg>
  );
}
