import {
  type PortraitId,
  portraitPalettes,
  portraitPatterns,
  portraitSeeds,
} from "../portraits.ts";
import { articleCoverSvgs } from "./article-cover.ts";
import { brandMarkSvg } from "./brand-mark.ts";
import { drawnModules } from "./drawn-modules.ts";
import { drawnParts } from "./drawn-parts.ts";
import { irisSvg } from "./iris/iris.ts";
import { irisPalettes } from "./iris/iris-palettes.ts";
import { irisPatterns } from "./iris/iris-patterns.ts";
import { exampleNames, namedIrisSvg } from "./iris/named-iris.ts";
import { branchSceneSvg } from "./land/branch-scene.ts";
import { landmarkSvg } from "./land/landmark.ts";
import { sandByNight } from "./land/night-mood.ts";
import { pageRidgeSvg } from "./land/page-land.ts";
import { spreadNames, viewLightsSvg, viewRoadSvg } from "./land/view-road.ts";
import { viewTableSvg } from "./land/view-table.ts";
import { type SceneName, sandMood, sceneMoods } from "./landmarks/scene-moods.ts";
import { promoPlateSvg, questionPlateSvg, sinceFieldSvg } from "./plates/plates.ts";
import { khatamSvg } from "./strokes/khatam.ts";
import { between, mulberry32, seedOf } from "./strokes/random.ts";

/** The folders that hold drawn files and nothing else, from the repository's root. */
export const drawnFolders = [
  "app/illustrations/assets",
  "app/illustrations/generated",
  "public/covers",
] as const;

/** Everything `npm run draw` writes: the content of each file by its path from the root. */
export function drawnFiles(): Map<string, string> {
  const [artFolder, moduleFolder, coverFolder] = drawnFolders;
  return new Map([
    ...inFolder(artFolder, artFiles()),
    ...inFolder(moduleFolder, drawnModules()),
    ...inFolder(coverFolder, articleCoverSvgs()),
  ]);
}

function artFiles(): [string, string][] {
  return [
    ...accountIrises(),
    ...portraits(),
    ...exampleIrises(),
    ...scenes(),
    ...landmarks(),
    ["promo-plate.svg", promoPlateSvg()],
    ["question-plate.svg", questionPlateSvg()],
    ["since-field.svg", sinceFieldSvg("2007")],
    ["since-field-ar.svg", sinceFieldSvg("٢٠٠٧")],
    ["khatam.svg", khatamSvg(96)],
    ["ridge.svg", pageRidgeSvg()],
    ["mark.svg", brandMarkSvg()],
    ...viewParts(),
    ...drawnParts(),
  ];
}

/** What the view is put together from, but for its landscape. */
function viewParts(): [string, string][] {
  return [
    ["view/table.svg", viewTableSvg()],
    ["view/road.svg", viewRoadSvg()],
    ...spreadNames.map((name): [string, string] => [
      `view/lights-${name}.svg`,
      viewLightsSvg(name),
    ]),
  ];
}

/** Each account form has an iris of its own: no two are alike. */
function accountIrises(): [string, string][] {
  return (["aurora", "frankincense", "khareef", "gulf"] as const).map((name) => [
    `iris-${name}.svg`,
    irisSvg({
      seed: seedOf(name),
      palette: irisPalettes[name],
      detail: "hero",
      pupil: 0.27,
    }),
  ]);
}

function portraits(): [string, string][] {
  return (Object.keys(portraitPalettes) as PortraitId[]).map((id) => [
    `portraits/portrait-${id}.svg`,
    irisSvg({
      seed: portraitSeeds[id],
      palette: irisPalettes[portraitPalettes[id]],
      pattern: irisPatterns[portraitPatterns[id]],
      detail: "portrait",
      pupil: between(mulberry32(portraitSeeds[id]), 0.2, 0.3),
      half: true,
    }),
  ]);
}

/** What a name draws, shown before a reader has typed one. */
function exampleIrises(): [string, string][] {
  return Object.entries(exampleNames).map(([locale, name]) => [
    `iris-of-a-name-${locale}.svg`,
    namedIrisSvg(name),
  ]);
}

function scenes(): [string, string][] {
  const names = Object.keys(sceneMoods) as SceneName[];
  return names.flatMap((name) => [
    [`scenes/scene-${name}.svg`, branchSceneSvg(name)],
    [`scenes/scene-${name}-night.svg`, branchSceneSvg(name, "night")],
  ]);
}

/** What stands on the ridge of a page's head, by day and by night. */
function landmarks(): [string, string][] {
  const names = Object.keys(sceneMoods) as SceneName[];
  return names.flatMap((name) => [
    [`landmarks/landmark-${name}.svg`, landmarkSvg(name, sandMood)],
    [`landmarks/landmark-${name}-night.svg`, landmarkSvg(name, sandByNight)],
  ]);
}

function inFolder(folder: string, files: Iterable<[string, string]>): [string, string][] {
  return [...files].map(([name, content]) => [`${folder}/${name}`, content]);
}
