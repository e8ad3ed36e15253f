// Draws into the built site, or the one in the folder that is named, what drawings and words alone decide, and what needs pixels: the icons, the pictures of
// shared links and the clinic's photographs. No browser is needed; unchanged drawings are taken from the last build.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawIcons } from "../pictures/icons.ts";
import { cutPhotos } from "../pictures/photos.ts";
import { Raster } from "../pictures/raster.ts";
import { drawShareImages } from "../pictures/share-images.ts";

const build = process.argv[2] ?? fileURLToPath(new URL("../../build/", import.meta.url));
const raster = new Raster(join(build, ".pictures"));

for (const files of [await drawIcons(raster), await drawShareImages(raster), await cutPhotos()]) {
  for (const [path, content] of files) {
    const file = join(build, "client", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
raster.tidy();
