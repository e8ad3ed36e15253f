import type { CoverName } from "../cover-names.ts";
import { corneaContoursCover } from "./covers/cornea-contours.ts";
import { crossingGazesCover } from "./covers/crossing-gazes.ts";
import { dotTestCover } from "./covers/dot-test.ts";
import { dryDunesCover } from "./covers/dry-dunes.ts";
import { elevenLensesCover } from "./covers/eleven-lenses.ts";
import { firstExaminationCover } from "./covers/first-examination.ts";
import { lensOnWaterCover } from "./covers/lens-on-water.ts";
import { lightBecomesSightCover } from "./covers/light-becomes-sight.ts";
import { macroIrisCover } from "./covers/macro-iris.ts";
import { retinaVesselsCover } from "./covers/retina-vessels.ts";
import { risingMoonsCover } from "./covers/rising-moons.ts";
import { treeRingsCover } from "./covers/tree-rings.ts";
import { twoRoadsCover } from "./covers/two-roads.ts";

/** The picture of each article by its slug, and the one for articles that have none. */
const covers: Readonly<Record<CoverName, () => string>> = {
  "lasik-vs-prk": twoRoadsCover,
  "lasik-recovery-guide": risingMoonsCover,
  "is-lasik-permanent": treeRingsCover,
  "eleven-lenses-how-to-choose": elevenLensesCover,
  "understanding-keratoconus": corneaContoursCover,
  "diabetes-and-your-retina": retinaVesselsCover,
  "dry-eye-in-a-dry-country": dryDunesCover,
  "when-a-childs-eye-turns": crossingGazesCover,
  "contact-lens-care": lensOnWaterCover,
  "how-light-becomes-sight": lightBecomesSightCover,
  "colour-vision-explained": dotTestCover,
  "your-first-eye-examination": firstExaminationCover,
  default: macroIrisCover,
};

/** Every cover as a file, by file name. */
export function articleCoverSvgs(): Map<string, string> {
  return new Map(Object.entries(covers).map(([slug, draw]) => [`${slug}.svg`, draw()]));
}
