import { GamePlate } from "~/illustrations/plates/game-plate.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./plate-figure.module.css";

export interface PlateFigureProps {
  /** Index of the question, from 0 to 3. */
  index: number;
  /** Address of an image that replaces the generated plate. */
  image: string | null;
  /** Text alternative; without one the plate is decorative, because a text beside it describes it. */
  label?: string;
}

/** A plate of the colour game on a disc that stays white in every theme; full width. */
export function PlateFigure({ index, image, label }: PlateFigureProps) {
  const role = label ? ({ role: "img", "aria-label": label } as const) : {};
  return (
    <div className={classNames("square", styles.disc)} {...role}>
      {image ? (
        <img
          className={classNames("full", styles.plate)}
          src={image}
          alt=""
          width={600}
          height={600}
        />
      ) : (
        <GamePlate index={index} className={classNames("full", styles.plate)} />
      )}
    </div>
  );
}
