// Writes icons, share images and cropped photographs into `build/client`. It needs no browser. Unchanged images come from
// the cache of the last build.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderIcons } from "../images/icons.ts";
import { cropPhotos } from "../images/photos.ts";
import { PngRenderer } from "../images/png-renderer.ts";
import { renderShareImages } from "../images/share-images.ts";

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const renderer = new PngRenderer(join(build, ".image-cache"));

for (const files of [
  await renderIcons(renderer),
  await renderShareImages(renderer),
  await cropPhotos(),
]) {
  for (const [path, content] of files) {
    const file = join(build, "client", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
renderer.deleteUnused();
