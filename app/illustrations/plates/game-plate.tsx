import { gamePlates } from "../generated/game-plates.ts";
import type { IllustrationProps } from "../illustration-props.ts";

/** The plate of the colour game's question at `index`, from 0; its markup does not name the hidden number. */
export function GamePlate({ index, className }: IllustrationProps & { index: number }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {gamePlates[index]?.map(({ color, radius, d }) => (
        <path key={`${color} ${radius}`} stroke={color} strokeWidth={radius * 2} d={d} />
      ))}
    </svg>
  );
}
