import { classNames } from "~/styles/class-names.ts";
import main from "../assets/landmarks/landmark-main.svg";
import mainByNight from "../assets/landmarks/landmark-main-night.svg";
import nizwa from "../assets/landmarks/landmark-nizwa.svg";
import nizwaByNight from "../assets/landmarks/landmark-nizwa-night.svg";
import salalah from "../assets/landmarks/landmark-salalah.svg";
import salalahByNight from "../assets/landmarks/landmark-salalah-night.svg";
import sohar from "../assets/landmarks/landmark-sohar.svg";
import soharByNight from "../assets/landmarks/landmark-sohar-night.svg";
import sur from "../assets/landmarks/landmark-sur.svg";
import surByNight from "../assets/landmarks/landmark-sur-night.svg";
import { darkScreen } from "./dark-screen.ts";
import styles from "./ridge-landmark.module.css";

const landmarks = {
  main: { day: main, night: mainByNight },
  sohar: { day: sohar, night: soharByNight },
  salalah: { day: salalah, night: salalahByNight },
  nizwa: { day: nizwa, night: nizwaByNight },
  sur: { day: sur, night: surByNight },
};

/** The towns with a drawn landmark. Page heads name them, whatever branches there are. */
type LandmarkName = keyof typeof landmarks;

/**
 * A landmark of Oman on the ridge of a page's header, 800 by 460 units, with a night version for the dark theme. Screens
 * narrower than 64rem do not fetch it. It is mirrored in right-to-left pages, except for the mosque, because visitors know
 * its real minaret. It is hidden in high contrast.
 */
export function RidgeLandmark({ name }: { name: LandmarkName }) {
  const { day, night } = landmarks[name];
  const mirrored = name === "main" ? undefined : styles.mirrored;
  return (
    <picture>
      <source srcSet={night} media={darkScreen} />
      <img className={classNames(styles.landmark, mirrored)} src={day} alt="" loading="lazy" />
    </picture>
  );
}
