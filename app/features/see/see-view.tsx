import { Fragment, type ReactNode } from "react";
import { type Sight, ViewPicture } from "~/art/view/view-picture.tsx";
import { classNames } from "~/styles/class-names.ts";
import { Text } from "~/ui/text/text.tsx";
import { VisuallyHidden } from "~/ui/text/visually-hidden.tsx";
import { RingHandle } from "./ring-handle.tsx";
import styles from "./see-view.module.css";
import type { Sides } from "./sights.ts";

/** One choice over the picture: its words, and the picture on both sides of the ring. */
export interface SeeState {
  id: string;
  name: string;
  seen: string;
  clear: string;
  sentence: string;
  sides: Sides;
  /** Under the sentence while it is chosen. */
  more?: ReactNode;
}

export interface SeeViewProps {
  /** Unlike that of any other view of the page. */
  id: string;
  states: readonly SeeState[];
  words: { choose: string; ring: string; note: string };
  /** As wide as the page. */
  wide?: boolean;
  /** Beside the picture; what bears `data-n`, counted from 1, shows with that choice. */
  beside?: ReactNode;
  /** Under the pictures, in the same way. */
  below?: ReactNode;
}

/**
 * The view as an ill eye sees it and as a good one does, with a ring drawn between the two. The choices are radio buttons
 * and work without JavaScript, the ring then stands in the middle: a pair of pictures. The script `ring.ts` brings the
 * slider. What the chosen eye sees is said in a live region.
 */
export function SeeView({ id, states, words, wide, beside, below }: SeeViewProps) {
  return (
    <fieldset className={classNames(styles.see, wide ? styles.wide : undefined)}>
      <legend>
        <VisuallyHidden>{words.choose}</VisuallyHidden>
      </legend>
      {states.map(({ id: state, name }, index) => (
        <Fragment key={state}>
          <input
            type="radio"
            className={styles.choice}
            name={id}
            id={`${id}-${state}`}
            value={state}
            defaultChecked={index === 0}
          />
          <label htmlFor={`${id}-${state}`} className={styles.name}>
            <Text>{name}</Text>
          </label>
          <span className={styles.gap}> </span>
        </Fragment>
      ))}
      <div className={beside ? styles.pair : undefined}>
        <Picture states={states} ring={words.ring} />
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

function Picture({ states, ring }: { states: readonly SeeState[]; ring: string }) {
  return (
    <div className={styles.view} data-see="">
      <Layers pictures={states.map(({ id, sides }) => [id, sides.clear])} />
      {/* Moved one way, with what is in it moved back: the ring uncovers the pictures, and neither is painted again. */}
      <div className={styles.cut}>
        <div className={styles.back}>
          <Layers pictures={states.map(({ id, sides }) => [id, sides.seen])} />
        </div>
      </div>
      <Captions words={states.map(({ seen }) => seen)} className={styles.seen} />
      <Captions words={states.map(({ clear }) => clear)} className={styles.clear} />
      <div className={styles.bar}>
        <RingHandle className={styles.ring} />
      </div>
      <input type="range" className={styles.range} aria-label={ring} hidden />
    </div>
  );
}

/**
 * A picture for each choice, in order. What the first of them shares with another is drawn once, below the rest; where it
 * shares nothing, only the chosen picture is painted.
 */
export function Layers({ pictures }: { pictures: readonly (readonly [id: string, Sight])[] }) {
  const kinds = pictures.map(([, sight]) => JSON.stringify(sight));
  const shares = kinds.lastIndexOf(kinds[0] ?? "") > 0;
  return pictures.map(([id, sight], index) => {
    if (shares && index > 0 && kinds[index] === kinds[0]) return null;
    const n = shares && index === 0 ? undefined : index + 1;
    return <ViewPicture key={id} sight={sight} className={styles.layer} data-n={n} />;
  });
}

function Captions({ words, className }: { words: readonly string[]; className?: string }) {
  const same = words.every((word) => word === words[0]);
  return (same ? words.slice(0, 1) : words).map((word, index) => (
    <span
      key={word}
      className={classNames(styles.caption, className)}
      data-n={same ? undefined : index + 1}
    >
      <Text>{word}</Text>
    </span>
  ));
}
