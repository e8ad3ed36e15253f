import rooms from "./assets/rooms.svg";
import type { IllustrationProps } from "./illustration-props.ts";
import type { RoomName } from "./room-shapes.ts";

/** A line drawing of one room of the clinic under an arch, 320 by 262 units; lamps and beams are amber. */
export function RoomFigure({ room, className }: IllustrationProps & { room: RoomName }) {
  return (
    <svg className={className} viewBox="0 0 320 262" aria-hidden="true">
      <use href={`${rooms}#${room}`} />
    </svg>
  );
}
