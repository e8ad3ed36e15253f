import type { ArtProps } from "./art-props.ts";
import styles from "./branch-scene.module.css";
import type { SceneName } from "./drawing/landmarks/scene-moods.ts";
import main from "./files/scene-main.svg";
import mainByNight from "./files/scene-main-night.svg";
import nizwa from "./files/scene-nizwa.svg";
import nizwaByNight from "./files/scene-nizwa-night.svg";
import salalah from "./files/scene-salalah.svg";
import salalahByNight from "./files/scene-salalah-night.svg";
import sohar from "./files/scene-sohar.svg";
import soharByNight from "./files/scene-sohar-night.svg";
import sur from "./files/scene-sur.svg";
import surByNight from "./files/scene-sur-night.svg";

const scenes: Readonly<Record<SceneName, { day: string; night: string }>> = {
  main: { day: main, night: mainByNight },
  sohar: { day: sohar, night: soharByNight },
  salalah: { day: salalah, night: salalahByNight },
  nizwa: { day: nizwa, night: nizwaByNight },
  sur: { day: sur, night: surByNight },
};

/** Where the page is dark: in the dark scheme of a screen, but for readers who ask for more contrast. */
const dark = "screen and (prefers-color-scheme: dark) and (prefers-contrast: no-preference)";

export interface BranchSceneProps extends Pick<ArtProps, "className"> {
  name: SceneName;
  /** The photo that the clinic has given of the place; it stands for the drawing (D28). */
  photo?: string | null | undefined;
  /** Fetched only when the reader comes near it. */
  lazy?: boolean;
}

/** A branch's landscape, 800 by 600 units, on which night falls with the page. Silent: a name always stands beside it. */
export function BranchScene({ name, photo, lazy, className }: BranchSceneProps) {
  const { day, night } = scenes[name];
  return (
    <picture className={styles.scene}>
      {!photo && <source srcSet={night} media={dark} />}
      <img
        className={className}
        src={photo ?? day}
        alt=""
        width={800}
        height={600}
        loading={lazy ? "lazy" : undefined}
      />
    </picture>
  );
}
