import { classNames } from "~/styles/class-names.ts";
import type { IllustrationProps } from "./illustration-props.ts";
import styles from "./room-figure.module.css";
import { type RoomName, roomArch, roomFloor, roomShapes } from "./room-shapes.ts";

/** One area of the clinic in lines under an arch, 320 by 262 units; what shines is amber. */
export function RoomFigure({ room, className }: IllustrationProps & { room: RoomName }) {
  const { things, light } = roomShapes[room];
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
      focusable="false"
    >
      <path className={styles.wall} d={roomArch} />
      <path d={roomFloor} />
      <path className={styles.things} d={things} />
      <path className={styles.light} d={light} />
    </svg>
  );
}
