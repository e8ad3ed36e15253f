import { type ReactNode, useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Choices } from "~/components/controls/choices.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./simulator.module.css";
import { SimulatorPicture, type SimulatorState } from "./simulator-picture.tsx";

export interface SimulatorProps {
  /** Unique on the page. */
  id: string;
  lead?: string;
  states: readonly SimulatorState[];
  words: { choose: string; ring: string; note: string };
  /** Full page width. */
  wide?: boolean;
  /**
   * Content beside the picture; elements with `data-options` (see `Choices`) are shown with the conditions of that
   * number.
   */
  beside?: ReactNode;
  /** Content below the pictures, by the same rule. */
  below?: ReactNode;
}

/**
 * The view with a condition and with healthy sight, with a ring between the two. The conditions are radio buttons and
 * work without JavaScript; the ring is then fixed in the middle. `comparison-slider.entry.ts` adds the slider.
 * A live region announces the description of the selected condition.
 */
export function Simulator({ id, lead, states, words, wide, beside, below }: SimulatorProps) {
  const scripts = useContext(ScriptManifestContext);
  return (
    <>
      {lead && (
        <p className="measure">
          <Text>{lead}</Text>
        </p>
      )}
      {/* Reading aloud a text about pictures is useless. */}
      <Choices
        group={id}
        options={states.map((state) => ({ value: state.id, name: state.name }))}
        className={classNames(styles.see, wide ? styles.wide : undefined)}
        aria-label={words.choose}
        data-unread=""
        data-on-interaction={scripts?.comparisonSlider}
      >
        <div className={beside ? styles.pair : undefined}>
          <SimulatorPicture
            states={states}
            ring={words.ring}
            shape={wide ? "wide" : beside ? "paired" : undefined}
          />
          {beside}
        </div>
        {below}
        <div className={classNames("start above-6", styles.foot)}>
          <div className={classNames("measure", styles.says)} role="status">
            {states.map(({ id: state, sentence }, index) => (
              <p key={state} data-options={index + 1}>
                <Text>{sentence}</Text>
              </p>
            ))}
          </div>
          {states.some(({ more }) => more) && (
            <div className={styles.more}>
              {states.map(
                ({ id: state, more }, index) =>
                  more && (
                    <ArrowLink key={state} to={pathOf(more.page)} data-options={index + 1}>
                      {more.name}
                    </ArrowLink>
                  ),
              )}
            </div>
          )}
          <p className="secondary small">
            <Text>{words.note}</Text>
          </p>
        </div>
      </Choices>
    </>
  );
}
