import type { IllustrationProps } from "../illustration-props.ts";

/**
 * The optotype of Landolt: five parts wide, stroke and gap one part, open on the right and turned clockwise by
 * `turn` degrees. It takes the colour of the text.
 */
export function LandoltRing({ turn = 0, className }: IllustrationProps & { turn?: number }) {
  return (
    <svg className={className} viewBox="0 0 50 50" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        transform={`rotate(${turn} 25 25)`}
        d="M49.5 30A25 25 0 1 1 49.5 20H39.1A15 15 0 1 0 39.1 30Z"
      />
    </svg>
  );
}
