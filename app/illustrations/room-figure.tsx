import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "./illustration-props.ts";
import styles from "./room-figure.module.css";
import { type RoomName, roomArch, roomFloor, roomShapes } from "./room-shapes.ts";

/** A line drawing of one area of the clinic under an arch, 320 by 262 units; lamps and beams are amber. */
export function RoomFigure({ room, className }: IllustrationProps & { room: RoomName }) {
  const { objects, light } = roomShapes[room];
  return (
    <svg
      className={classNames(styles.room, className)}
      viewBox="0 0 320 262"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={styles.wall} d={roomArch} />
      <path d={roomFloor} />
      <path className={styles.objects} d={objects} />
      <path className={styles.light} d={light} />
    </svg>
  );
}
