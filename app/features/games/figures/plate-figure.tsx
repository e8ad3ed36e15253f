import { GamePlate } from "~/illustrations/plates/game-plate.tsx";
import styles from "./plate-figure.module.css";

export interface PlateFigureProps {
  /** Place of the question among the four, from 0. */
  index: number;
  /** Address of a picture in place of the drawn plate. */
  image: string | null;
  /** Text alternative; without one the plate is silent, because words beside it say what it is. */
  label?: string;
}

/** A plate of the colour game on its disc of paper, which stays paper in every theme; as wide as its place. */
export function PlateFigure({ index, image, label }: PlateFigureProps) {
  const role = label ? ({ role: "img", "aria-label": label } as const) : {};
  return (
    <div className={styles.disc} {...role}>
      {image ? (
        <img className={styles.plate} src={image} alt="" width={600} height={600} />
      ) : (
        <GamePlate index={index} className={styles.plate} />
      )}
    </div>
  );
}
