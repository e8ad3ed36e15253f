import type { Random } from "../strokes/random.ts";
import { frankincenseTree } from "./frankincense-tree.ts";
import { muscatCorniche } from "./muscat-corniche.ts";
import { nizwaTower } from "./nizwa-tower.ts";
import type { LandMood, SceneName } from "./scene-moods.ts";
import { soharFort } from "./sohar-fort.ts";
import { surDhow } from "./sur-dhow.ts";

/** What stands in the landscape of each branch. */
export const branchLandmarks: Readonly<
  Record<SceneName, (random: Random, mood: LandMood) => string>
> = {
  main: muscatCorniche,
  sohar: soharFort,
  salalah: frankincenseTree,
  nizwa: nizwaTower,
  sur: surDhow,
};
