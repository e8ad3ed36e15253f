import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import type { ServerModules } from "./server-modules.ts";

type Images = ReadonlyMap<string, Buffer>;

/** Imports a module of the project. */
type Import = <Module>(path: string) => Promise<Module>;

/** Serves the icons, share images and photographs that a build generates. Each kind is generated at the first request for it. */
export function generatedImages(project: string, serverModules: ServerModules): Plugin {
  return {
    name: "generated-images",
    configureServer({ environments, middlewares }) {
      const { ssr } = environments;
      if (!isRunnableDevEnvironment(ssr)) return;
      const kinds = listKinds(join(project, "build/.image-cache"), (path) =>
        serverModules.import(ssr, path),
      );
      const generated = new Map<RegExp, Promise<Images>>();
      middlewares.use(async (request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const [pattern, generate] = kinds.find(([paths]) => paths.test(path)) ?? [];
        if (!pattern || !generate) return next();
        const images = generated.get(pattern) ?? generate();
        generated.set(pattern, images);
        try {
          const all = await images;
          const image = all.get(path) ?? all.get(path.slice(1));
          if (!image) return next();
          response.setHeader("Content-Type", getMimeType(path) ?? "application/octet-stream");
          response.end(image);
        } catch (error) {
          generated.delete(pattern);
          next(error);
        }
      });
    },
  };
}

/**
 * The kinds of images by the pattern of their paths, and the functions that generate them. Vite imports the modules, because they import
 * words: a change of words must not restart the process.
 */
function listKinds(cache: string, load: Import): [RegExp, () => Promise<Images>][] {
  const createRenderer = async () => {
    const { PngRenderer } = await load<typeof import("../../scripts/images/png-renderer.ts")>(
      "/scripts/images/png-renderer.ts",
    );
    return new PngRenderer(cache);
  };
  return [
    [
      /^\/(favicon\.ico|apple-touch-icon\.png|icons\/icon-)/,
      async () => {
        const { renderIcons } = await load<typeof import("../../scripts/images/icons.ts")>(
          "/scripts/images/icons.ts",
        );
        return renderIcons(await createRenderer());
      },
    ],
    [
      /^\/share\//,
      async () => {
        const { renderShareImages } = await load<
          typeof import("../../scripts/images/share-images.ts")
        >("/scripts/images/share-images.ts");
        return renderShareImages(await createRenderer());
      },
    ],
    [
      /^\/photos\//,
      async () => {
        const { cropPhotos } = await load<typeof import("../../scripts/images/photos.ts")>(
          "/scripts/images/photos.ts",
        );
        return cropPhotos();
      },
    ],
  ];
}
