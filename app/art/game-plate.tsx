import type { ArtProps } from "./art-props.ts";
import { gamePlates } from "./generated/game-plates.ts";

/** The plate of the colour game's question at `index`, from 0; it says nothing of the number it hides (D39). */
export function GamePlate({ index, className }: ArtProps & { index: number }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {gamePlates[index]?.map(({ color, radius, d }) => (
        <path key={`${color} ${radius}`} stroke={color} strokeWidth={radius * 2} d={d} />
      ))}
    </svg>
  );
}
