import { classNames } from "~/art/class-names.ts";
import { GamePlate } from "~/art/game-plate.tsx";
import styles from "./plate-figure.module.css";

export interface PlateFigureProps {
  /** Place of the question among the four, from 0. */
  index: number;
  /** Address of a picture in place of the drawn plate (D28). */
  image: string | null;
  /** Text alternative; without one the plate is silent, because words beside it say what it is. */
  label?: string;
  className?: string | undefined;
}

/** A plate of the colour game on its disc of paper, which stays paper in every theme. */
export function PlateFigure({ index, image, label, className }: PlateFigureProps) {
  const role = label ? ({ role: "img", "aria-label": label } as const) : {};
  return (
    <div className={classNames(styles.disc, className)} {...role}>
      {image ? (
        <img className={styles.plate} src={image} alt="" width={600} height={600} />
      ) : (
        <GamePlate index={index} className={styles.plate} />
      )}
    </div>
  );
}
