import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import { RoomFigure } from "~/illustrations/room-figure.tsx";
import styles from "./room-gallery.module.css";

/** Six areas of the clinic, each illustrated in an arch. */
export function RoomGallery({ items }: { items: AboutWords["gallery"]["items"] }) {
  return (
    <ul className={styles.rooms}>
      {items.map(({ id, name, text }) => (
        <li key={id}>
          <RoomFigure room={id} />
          <b>{name}</b>
          <p className="secondary">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
