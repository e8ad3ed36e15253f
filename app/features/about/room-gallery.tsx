import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import { RoomFigure } from "~/illustrations/room-figure.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./room-gallery.module.css";

/** Six rooms of the clinic, each illustrated in an arch. */
export function RoomGallery({ items }: { items: AboutWords["gallery"]["items"] }) {
  return (
    <ul className={classNames("tiles triples", styles.rooms)}>
      {items.map(({ id, name, text }) => (
        <li key={id}>
          <RoomFigure room={id} />
          <h3 className="title-5">{name}</h3>
          <p className="secondary">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
