import type { ArtProps } from "./art-props.ts";
import type { DotGroup } from "./drawing/dot-plate.ts";

/** A disc of dots, 600 units wide, in the colours that its dots name. */
export function DotDisc({ dots, className }: ArtProps & { dots: readonly DotGroup[] }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {dots.map(({ color, radius, d }) => (
        <path key={`${color} ${radius}`} stroke={color} strokeWidth={radius * 2} d={d} />
      ))}
    </svg>
  );
}
