import type { ArtProps } from "./art-props.ts";
import { DotDisc } from "./dot-disc.tsx";
import { doorPlate } from "./generated/door-plate.ts";
import { gamePlates } from "./generated/game-plates.ts";

/** The plate of the colour game's question at `index`, from 0; it says nothing of the number it hides (D39). */
export function GamePlate({ index, className }: ArtProps & { index: number }) {
  return <DotDisc dots={gamePlates[index] ?? []} className={className} />;
}

/** The picture of the colour game before it begins: a Landolt ring among dots. */
export function DoorPlate({ className }: ArtProps) {
  return <DotDisc dots={doorPlate} className={className} />;
}
