import main from "../assets/scenes/small-scene-main.svg";
import mainByNight from "../assets/scenes/small-scene-main-night.svg";
import nizwa from "../assets/scenes/small-scene-nizwa.svg";
import nizwaByNight from "../assets/scenes/small-scene-nizwa-night.svg";
import salalah from "../assets/scenes/small-scene-salalah.svg";
import salalahByNight from "../assets/scenes/small-scene-salalah-night.svg";
import sohar from "../assets/scenes/small-scene-sohar.svg";
import soharByNight from "../assets/scenes/small-scene-sohar-night.svg";
import sur from "../assets/scenes/small-scene-sur.svg";
import surByNight from "../assets/scenes/small-scene-sur-night.svg";
import type { SceneFiles } from "./scene-names.ts";

/** The landscapes for pictures of up to 70 px; `npm run draw` derives them from the large ones. */
export const smallScenes: SceneFiles = {
  main: { day: main, night: mainByNight },
  sohar: { day: sohar, night: soharByNight },
  salalah: { day: salalah, night: salalahByNight },
  nizwa: { day: nizwa, night: nizwaByNight },
  sur: { day: sur, night: surByNight },
};
