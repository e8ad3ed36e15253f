import { Text } from "~/components/text/text.tsx";
import type { ServiceId } from "~/content/data/services.ts";
import type { LightWords, ServicePageFrameWords } from "~/content/services.types.ts";
import { EyeFigure } from "~/illustrations/eye/eye-figure.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./light-figure.module.css";

export interface LightFigureProps {
  id: ServiceId;
  words: LightWords;
  frame: ServicePageFrameWords["light"];
}

const states = ["before", "after"] as const;

/**
 * The eye before its treatment, out of focus, and after it, in focus, each beside its sentence. They are one below the
 * other, because the light comes from the side: the point where it meets moves along the same line.
 */
export function LightFigure({ id, words, frame }: LightFigureProps) {
  return (
    <figure className={classNames("stack small", styles.light)} aria-label={frame.label}>
      {states.map((state) => (
        // In large text the sentence is below the drawing.
        <p key={state} className="cluster">
          <EyeFigure slug={id} state={state} />
          <span>
            <b className="block">{`${frame[state]}: `}</b>
            <Text>{words[state]}</Text>
          </span>
        </p>
      ))}
      <figcaption className="secondary small">
        <Text>{frame.note}</Text>
      </figcaption>
    </figure>
  );
}
