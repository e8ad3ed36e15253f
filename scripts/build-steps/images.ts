// Writes icons, share images and cropped photographs into `build/client`. It needs no browser. Unchanged images come from
// the cache of the last build.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderIcons } from "../images/icons.ts";
import { cropPhotos } from "../images/photos.ts";
import { Raster } from "../images/raster.ts";
import { renderShareImages } from "../images/share-images.ts";

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const raster = new Raster(join(build, ".image-cache"));

for (const files of [
  await renderIcons(raster),
  await renderShareImages(raster),
  await cropPhotos(),
]) {
  for (const [path, content] of files) {
    const file = join(build, "client", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
raster.tidy();
