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
import { darkScreen } from "./dark-screen.ts";
import type { SceneFiles, SceneName } from "./scene-names.ts";
import { smallScenes } from "./small-scenes.ts";

const scenes: SceneFiles = {
  main: { day: main, night: mainByNight },
  sohar: { day: sohar, night: soharByNight },
  salalah: { day: salalah, night: salalahByNight },
  nizwa: { day: nizwa, night: nizwaByNight },
  sur: { day: sur, night: surByNight },
};

/** A drawn landscape, or a photograph of the branch. */
type ScenePicture =
  | { name: SceneName; photo?: undefined }
  | { name?: undefined; photo: { src: string; srcSet: string; width: number; height: number } };

export type BranchSceneProps = ScenePicture &
  Pick<IllustrationProps, "className"> & {
    /** The text alternative of a photograph; empty where the name of the branch is next to it. */
    alt?: string | undefined;
    /** The `sizes` attribute of a photograph. */
    sizes?: string;
    /** True for `loading="lazy"`. */
    lazy?: boolean;
    /** True for a picture of up to 70 px: it loads a landscape without fine lines, half the size. */
    small?: boolean;
  };

/**
 * A branch's landscape, 800 by 600 units, with a night version for the dark theme, or a photograph for both themes. The
 * landscape has no text alternative, because the name of the branch is always next to it.
 */
export function BranchScene(props: BranchSceneProps) {
  const {
    name,
    photo,
    alt = "",
    sizes = "(min-width: 48rem) 20rem, 8rem",
    lazy,
    small = false,
    className,
  } = props;
  const loading = lazy ? "lazy" : undefined;
  if (photo)
    return <img className={className} sizes={sizes} {...photo} alt={alt} loading={loading} />;
  const { day, night } = (small ? smallScenes : scenes)[name];
  return (
    <picture className="contents">
      <source srcSet={night} media={darkScreen} />
      <img className={className} src={day} alt="" width={800} height={600} loading={loading} />
    </picture>
  );
}
