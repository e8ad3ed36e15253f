import type { IllustrationProps } from "./illustration-props.ts";
import { type RoomName, roomArch, roomFloor, roomShapes } from "./room-shapes.ts";

/** A line drawing of one area of the clinic under an arch, 320 by 262 units; lamps and beams are amber. */
export function RoomFigure({ room, className }: IllustrationProps & { room: RoomName }) {
  const { objects, light } = roomShapes[room];
  return (
    <svg
      className={className}
      viewBox="0 0 320 262"
      fill="none"
      stroke="var(--fig)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path fill="var(--surface)" d={roomArch} />
      <path d={roomFloor} />
      <path stroke="var(--fig-a)" d={objects} />
      <path stroke="var(--fig-b)" d={light} />
    </svg>
  );
}
