import main from "./files/scene-main.svg";
import nizwa from "./files/scene-nizwa.svg";
import salalah from "./files/scene-salalah.svg";
import sohar from "./files/scene-sohar.svg";
import sur from "./files/scene-sur.svg";

/** Address of each branch's landscape, 800 by 600 units: shown where the clinic has given no photo (D28). */
export const branchScenes = { main, sohar, salalah, nizwa, sur };
