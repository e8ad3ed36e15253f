import type { IllustrationProps } from "../illustration-props.ts";

/**
 * A Landolt ring in the current colour: its stroke and its gap are a fifth of its width. The gap is on the right, rotated
 * clockwise by `turn` degrees.
 */
export function LandoltRing({
  turn = 0,
  size,
  className,
}: IllustrationProps & {
  turn?: number;
  /** Width as a CSS length; without it the ring is as wide as its class or its container. */
  size?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 50 50" width={size} height={size} aria-hidden="true">
      <path
        fill="currentColor"
        transform={`rotate(${turn} 25 25)`}
        d="M49.5 30A25 25 0 1 1 49.5 20H39.1A15 15 0 1 0 39.1 30Z"
      />
    </svg>
  );
}
