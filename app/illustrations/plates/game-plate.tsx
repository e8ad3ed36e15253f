import { gamePlates } from "../generated/game-plates.ts";
import { introPlate } from "../generated/intro-plate.ts";
import type { IllustrationProps } from "../illustration-props.ts";
import type { DotGroup } from "./dot-group.ts";

/** The plate of the colour game's question at `index`, from 0; its markup does not name the hidden number. */
export function GamePlate({ index, className }: IllustrationProps & { index: number }) {
  return <DotDisc dots={gamePlates[index] ?? []} className={className} />;
}

/** The picture of the colour game before its start: a Landolt ring among dots. */
export function IntroPlate({ className }: IllustrationProps) {
  return <DotDisc dots={introPlate} className={className} />;
}

/** A disc of dots, 600 units wide. */
function DotDisc({ dots, className }: IllustrationProps & { dots: readonly DotGroup[] }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {dots.map(({ color, radius, d }) => (
        <path key={`${color} ${radius}`} stroke={color} strokeWidth={radius * 2} d={d} />
      ))}
    </svg>
  );
}
