import main from "../assets/scenes/scene-main.svg";
import mainByNight from "../assets/scenes/scene-main-night.svg";
import nizwa from "../assets/scenes/scene-nizwa.svg";
import nizwaByNight from "../assets/scenes/scene-nizwa-night.svg";
import salalah from "../assets/scenes/scene-salalah.svg";
import salalahByNight from "../assets/scenes/scene-salalah-night.svg";
import sohar from "../assets/scenes/scene-sohar.svg";
import soharByNight from "../assets/scenes/scene-sohar-night.svg";
import sur from "../assets/scenes/scene-sur.svg";
import surByNight from "../assets/scenes/scene-sur-night.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import styles from "./branch-scene.module.css";
import type { SceneName } from "./scene-names.ts";

const scenes: Readonly<Record<SceneName, { day: string; night: string }>> = {
  main: { day: main, night: mainByNight },
  sohar: { day: sohar, night: soharByNight },
  salalah: { day: salalah, night: salalahByNight },
  nizwa: { day: nizwa, night: nizwaByNight },
  sur: { day: sur, night: surByNight },
};

/** Where the page is dark: in the dark scheme of a screen, but for readers who ask for more contrast. */
const dark = "screen and (prefers-color-scheme: dark) and (prefers-contrast: no-preference)";

/** A drawn landscape, or the photograph that the clinic has given of the place. */
type ScenePicture =
  | { name: SceneName; photo?: undefined }
  | { name?: undefined; photo: { src: string; srcSet: string; width: number; height: number } };

export type BranchSceneProps = ScenePicture &
  Pick<IllustrationProps, "className"> & {
    /** What a photograph shows, where it is more than a sign beside the name. */
    alt?: string | undefined;
    /** How wide a photograph stands on the page, as the browser is told it. */
    sizes?: string;
    /** Fetched only when the reader comes near it. */
    lazy?: boolean;
  };

/**
 * A branch's landscape, 800 by 600 units, on which night falls with the page; silent, for a name always stands beside it.
 * Where there is a photograph, it stands for the drawing by day and by night.
 */
export function BranchScene(props: BranchSceneProps) {
  const {
    name,
    photo,
    alt = "",
    sizes = "(min-width: 48rem) 20rem, 8rem",
    lazy,
    className,
  } = props;
  const loading = lazy ? "lazy" : undefined;
  if (photo)
    return <img className={className} sizes={sizes} {...photo} alt={alt} loading={loading} />;
  const { day, night } = scenes[name];
  return (
    <picture className={styles.scene}>
      <source srcSet={night} media={dark} />
      <img className={className} src={day} alt="" width={800} height={600} loading={loading} />
    </picture>
  );
}
