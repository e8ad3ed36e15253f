import { Choice } from "~/components/controls/choice.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { ServiceId } from "~/content/data/services.ts";
import type { LightWords, ServicePageFrameWords } from "~/content/services.types.ts";
import { AxisDial } from "~/illustrations/eye/axis-dial.tsx";
import { EyeFigure } from "~/illustrations/eye/eye-figure.tsx";
import styles from "./light-figure.module.css";

export interface LightFigureProps {
  id: ServiceId;
  /** The treated part, at the end of the figure's leader line. */
  part: string;
  words: LightWords;
  frame: ServicePageFrameWords["light"];
}

const states = ["before", "after"] as const;

/**
 * The eye on the dial before its treatment, out of focus, and after it, in focus, with a sentence for each. The
 * second is selected on load; the choice needs no JavaScript. In print both are side by side.
 */
export function LightFigure({ id, part, words, frame }: LightFigureProps) {
  return (
    <figure className={styles.figure}>
      <fieldset className={styles.choices}>
        <legend>
          <VisuallyHidden>{frame.choose}</VisuallyHidden>
        </legend>
        {states.map((state) => (
          <Choice
            key={state}
            group="light"
            value={state}
            first={state === "after"}
            className={styles.choice}
          >
            {frame[state]}
          </Choice>
        ))}
        <div className={styles.drawing}>
          <div className={styles.dial}>
            <AxisDial numbered={false} />
          </div>
          <div data-light="before">
            <EyeFigure slug={id} />
          </div>
          <div data-light="after">
            <EyeFigure slug={id} caption={part} />
          </div>
        </div>
        <div className={styles.says} role="status">
          {states.map((state) => (
            <p key={state} data-light={state}>
              <b>{frame[state]}: </b>
              <Text>{words[state]}</Text>
            </p>
          ))}
        </div>
        <p className={styles.note}>
          <Text>{frame.note}</Text>
        </p>
      </fieldset>
    </figure>
  );
}
