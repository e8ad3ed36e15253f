import { Text } from "~/components/text/text.tsx";
import type { ServiceId } from "~/content/data/services.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { SceneView } from "~/illustrations/simulator-scenes/scene-view.tsx";
import type { Scenario } from "~/illustrations/simulator-scenes/scene-views.ts";
import { classNames } from "~/styles/class-names.ts";
import { groupStates } from "./group-states.ts";
import type { Sides } from "./scenarios.ts";
import styles from "./simulator-picture.module.css";

/** One condition: its words, and the picture on both sides of the ring. */
export interface SimulatorState {
  id: string;
  name: string;
  seen: string;
  clear: string;
  sentence: string;
  sides: Sides;
  /** The link below the description while the condition is selected. */
  more?: { page: ServiceId; name: string };
}

/** Two pictures for each condition with the ring between them; without the script the ring is in the middle. */
export function SimulatorPicture({
  states,
  ring,
  shape,
}: {
  states: readonly SimulatorState[];
  ring: string;
  /** As wide as the page, or as high as the picture beside it. */
  shape?: "wide" | "paired" | undefined;
}) {
  return (
    <div className={classNames(styles.view, shape && styles[shape])} data-see="">
      <Layers pictures={states.map(({ sides }) => sides.clear)} />
      {/* Two opposite translations move the clip edge without repainting the pictures. */}
      <div className={styles.cut}>
        <div className={styles.back}>
          <Layers pictures={states.map(({ sides }) => sides.seen)} />
        </div>
      </div>
      <Captions words={states.map(({ seen }) => seen)} side="seen" />
      <Captions words={states.map(({ clear }) => clear)} side="clear" />
      <div className={styles.bar} />
      <input type="range" step={10} aria-label={ring} hidden />
    </div>
  );
}

/** A second picture beside the one with the ring. */
export function PictureBeside({
  pictures,
  caption,
}: {
  pictures: readonly Scenario[];
  caption: string;
}) {
  return (
    <div className={classNames(styles.view, styles.beside)}>
      <Layers pictures={pictures} />
      <Captions words={[caption]} side="seen" />
    </div>
  );
}

/** The picture of each condition; only the selected one is painted. */
function Layers({ pictures }: { pictures: readonly Scenario[] }) {
  const { locale } = useLanguage();
  return groupStates(pictures, ({ scene, view }) => `${scene} ${view}`).map(([scenario, of]) => (
    <SceneView key={of ?? "all"} {...scenario} locale={locale} data-options={of} />
  ));
}

/** The caption of each condition on one side. `data-side` serves the slider too. */
function Captions({ words, side }: { words: readonly string[]; side: "seen" | "clear" }) {
  return groupStates(words, (word) => word).map(([word, of]) => (
    <span key={of ?? "all"} data-side={side} data-options={of}>
      <Text>{word}</Text>
    </span>
  ));
}
