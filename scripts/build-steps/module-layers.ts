import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { layerOrder } from "../../app/styles/layers.ts";
import { project } from "../environment/project.mjs";

/** The cascade layers of the folders of `app` that are not named like theirs. */
const layers: Readonly<Record<string, string>> = { routes: "pages" };

/** Puts each style module into the cascade layer of its folder, so that no module states its own. */
export function moduleLayers(): Plugin {
  return {
    name: "module-layers",
    transform: {
      order: "pre",
      filter: { id: /\.module\.css(\?|$)/ },
      handler: (css, file) => ({ code: `@layer ${layerOf(file)} {${css}}`, map: null }),
    },
  };
}

/**
 * The cascade layer of a style module.
 *
 * @throws Error for a folder without a layer in `app/styles/layers.ts`
 */
export function layerOf(file: string): string {
  const [folder = ""] = relative(join(project, "app"), file).split(sep);
  const layer = layers[folder] ?? folder;
  if (!new RegExp(`\\b${layer}\\b`).test(layerOrder))
    throw new Error(`${file} has no cascade layer`);
  return layer;
}
