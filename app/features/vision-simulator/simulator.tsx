import type { ReactNode } from "react";
import { Choice } from "~/components/controls/choice.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./simulator.module.css";
import { SimulatorPicture, type SimulatorState } from "./simulator-picture.tsx";

export interface SimulatorProps {
  /** Unlike that of any other view of the page. */
  id: string;
  states: readonly SimulatorState[];
  words: { choose: string; ring: string; note: string };
  /** As wide as the page. */
  wide?: boolean;
  /** Content beside the picture; elements with `data-n`, from 1, are shown with that choice. */
  beside?: ReactNode;
  /** Under the pictures, in the same way. */
  below?: ReactNode;
}

/**
 * The view as an ill eye sees it and as a good one does, with a ring drawn between the two. The choices are radio buttons
 * and work without JavaScript, the ring then stands in the middle: a pair of pictures. The script `comparison-slider.enhancement.ts` brings the
 * slider. What the chosen eye sees is said in a live region.
 */
export function Simulator({ id, states, words, wide, beside, below }: SimulatorProps) {
  return (
    // Text about the pictures is useless to screen reader users.
    <fieldset className={classNames(styles.see, wide ? styles.wide : undefined)} data-unread="">
      <legend>
        <VisuallyHidden>{words.choose}</VisuallyHidden>
      </legend>
      {states.map(({ id: state, name }, index) => (
        <Choice key={state} group={id} value={state} first={index === 0} className={styles.choice}>
          {name}
        </Choice>
      ))}
      <div className={beside ? styles.pair : undefined}>
        <SimulatorPicture
          states={states}
          ring={words.ring}
          shape={wide ? "wide" : beside ? "paired" : undefined}
        />
        {beside}
      </div>
      {below}
      <div className={styles.foot}>
        <div>
          <div className={styles.says} role="status">
            {states.map(({ id: state, sentence }, index) => (
              <p key={state} data-n={index + 1}>
                <Text>{sentence}</Text>
              </p>
            ))}
          </div>
          {states.some(({ more }) => more) && (
            <div className={styles.stack}>
              {states.map(({ id: state, more }, index) => (
                <div key={state} data-n={index + 1}>
                  {more}
                </div>
              ))}
            </div>
          )}
        </div>
        <p className={styles.note}>
          <Text>{words.note}</Text>
        </p>
      </div>
    </fieldset>
  );
}
