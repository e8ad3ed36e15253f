import type { CapColour } from "~/content/data/drops.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./drop-icon.module.css";

const outline = "M12 1.5C12 1.5 4.5 10 4.5 15a7.5 7.5 0 0 0 15 0C19.5 10 12 1.5 12 1.5Z";

/** The dash pattern of a drop that keeps its usual time in Ramadan, and of its stem. */
export const dashes = "2.5 2.5";

/** Each colour has a filling of its own, so that the drops differ in grey and on paper too. */
const fillings: Readonly<Record<CapColour, string>> = {
  pink: outline,
  white: "",
  blue: "M12 1.5C12 1.5 19.5 10 19.5 15a7.5 7.5 0 0 1-7.5 7.5Z",
  green: `${outline}M15 15a3 3 0 1 1-6 0a3 3 0 1 1 6 0Z`,
  beige: "M5 13h14v4h-14Z",
  red: "M4.8 15h14.4a7.2 7.2 0 0 1-14.4 0Z",
  grey: "M11 15a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 1 1 3.6 0ZM16.6 15a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 1 1 3.6 0Z",
  violet: "M10.7 10h2.6v3.7h3.2v2.6h-3.2v2.7h-2.6v-2.7h-3.2v-2.6h3.2Z",
};

/** The class that sets the colour of a cap as the current colour. */
export function capClass(cap: CapColour): string | undefined {
  return styles[cap];
}

/**
 * The shape of a drop in a box of 24 units, with its tip at the top, in the colour and with the filling of a cap; or its
 * outline with dashes.
 */
export function DropShape({
  cap,
  isDashed,
  transform,
}: {
  cap: CapColour;
  isDashed?: boolean | undefined;
  transform?: string | undefined;
}) {
  const parts = { className: classNames(styles.shape, capClass(cap)), transform };
  const filling = isDashed ? "" : fillings[cap];
  const isFull = filling === outline;
  return (
    <>
      <path
        {...parts}
        d={outline}
        fill={isFull ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={isDashed ? dashes : undefined}
        data-drop={cap}
      />
      {filling && !isFull && <path {...parts} d={filling} fill="currentColor" fillRule="evenodd" />}
    </>
  );
}

/** A drop in the colour and with the filling of its bottle's cap. Decorative: its word or name is text. */
export function DropIcon({
  cap,
  small,
  isDashed,
}: {
  cap: CapColour;
  small?: boolean;
  isDashed?: boolean | undefined;
}) {
  return (
    <DropRow
      caps={[cap]}
      isDashed={isDashed}
      className={classNames(styles.icon, small ? styles.small : undefined)}
    />
  );
}

/** Drops side by side, as one drawing. Decorative. */
export function DropRow({
  caps,
  isDashed,
  className = styles.row,
}: {
  caps: readonly CapColour[];
  isDashed?: boolean | undefined;
  className?: string | undefined;
}) {
  const step = 28;
  return (
    <svg className={className} viewBox={`0 0 ${caps.length * step - 4} 24`} aria-hidden="true">
      {caps.map((cap, index) => (
        <DropShape
          // biome-ignore lint/suspicious/noArrayIndexKey: the same cap can be there more than once.
          key={index}
          cap={cap}
          isDashed={isDashed}
          transform={index > 0 ? `translate(${index * step})` : undefined}
        />
      ))}
    </svg>
  );
}
