import { Choice } from "~/components/controls/choice.tsx";
import { Text } from "~/components/text/text.tsx";
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
    <figure>
      <fieldset className={styles.choices} aria-label={frame.choose}>
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
          <AxisDial numbered={false} className={styles.dial} />
          <EyeFigure slug={id} className={styles.before} />
          <EyeFigure slug={id} caption={part} className={styles.after} />
        </div>
        <div className={styles.says} role="status">
          {states.map((state) => (
            <p key={state} className={styles[state]}>
              <b>{`${frame[state]}: `}</b>
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
