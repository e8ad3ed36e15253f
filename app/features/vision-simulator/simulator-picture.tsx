import { Text } from "~/components/text/text.tsx";
import type { ServiceId } from "~/content/data/services.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { SceneView } from "~/illustrations/simulator-scenes/scene-view.tsx";
import type { Scenario } from "~/illustrations/simulator-scenes/scene-views.ts";
import { classNames } from "~/styles/class-names.ts";
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
      <Layers pictures={states.map(({ id, sides }) => [id, sides.clear])} />
      {/* Two opposite translations move the clip edge without repainting the pictures. */}
      <div className={styles.cut}>
        <div className={styles.back}>
          <Layers pictures={states.map(({ id, sides }) => [id, sides.seen])} />
        </div>
      </div>
      <Captions words={states.map(({ seen }) => seen)} side="seen" />
      <Captions words={states.map(({ clear }) => clear)} side="clear" />
      <div className={styles.bar} />
      <input type="range" className={styles.range} step={10} aria-label={ring} hidden />
    </div>
  );
}

/**
 * A picture for each condition, in order. Layers that the first shares with another are rendered once, at the bottom;
 * without shared layers only the selected picture is painted.
 */
function Layers({ pictures }: { pictures: readonly (readonly [id: string, Scenario])[] }) {
  const { locale } = useLanguage();
  const kinds = pictures.map(([, { scene, view }]) => `${scene} ${view}`);
  const shares = kinds.lastIndexOf(kinds[0] ?? "") > 0;
  return pictures.map(([id, scenario], index) => {
    if (shares && index > 0 && kinds[index] === kinds[0]) return null;
    const n = shares && index === 0 ? undefined : index + 1;
    return <SceneView key={id} {...scenario} locale={locale} className={styles.layer} data-n={n} />;
  });
}

/** A second picture beside the one with the ring. */
export function PictureBeside({
  pictures,
  caption,
}: {
  pictures: readonly (readonly [id: string, Scenario])[];
  caption: string;
}) {
  return (
    <div className={styles.beside}>
      <Layers pictures={pictures} />
      <Captions words={[caption]} side="seen" />
    </div>
  );
}

function Captions({ words, side }: { words: readonly string[]; side: "seen" | "clear" }) {
  const same = words.every((word) => word === words[0]);
  return (same ? words.slice(0, 1) : words).map((word, index) => (
    <span
      key={word}
      className={classNames(styles.caption, styles[side])}
      data-side={side}
      data-n={same ? undefined : index + 1}
    >
      <Text>{word}</Text>
    </span>
  ));
}
