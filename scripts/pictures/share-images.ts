import { content as arabic } from "../../app/content/ar/content.ts";
import type { Content } from "../../app/content/content.types.ts";
import {
  sharedPages,
  shareImagePath,
  shareImageSize,
} from "../../app/content/data/share-images.ts";
import { content as english } from "../../app/content/en/content.ts";
import { metadataOf, type TitledPageId } from "../../app/content/metadata-of-pages.ts";
import { directionOf, type Locale, locales } from "../../app/i18n/locale.ts";
import { articleCoverSvgs } from "../../app/illustrations/drawing/article-cover.ts";
import {
  articleShareSvg,
  pageShareSvg,
  type ShareWords,
  titleRoom,
} from "../../app/illustrations/drawing/share-image.ts";
import { setLine, setLines } from "./letters.ts";
import type { Raster } from "./raster.ts";

/** Heaviest picture, in bytes: some readers of links leave out larger ones. */
const heaviest = 120_000;

/** Sizes of a title, tried until it fits; Arabic letters are set with more room between the lines. */
const sizes = [72, 64, 58, 52, 46];
const lineHeights = { ltr: 1.12, rtl: 1.42 };

const contents: Record<Locale, Content> = { en: english, ar: arabic };

/** Every picture of a shared link, in both languages, by its address. */
export async function drawShareImages(raster: Raster): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const draw = async (address: string, svg: string) => {
    files.set(address, await raster.png(svg, shareImageSize.width, heaviest));
  };
  for (const locale of locales) {
    for (const id of sharedPages)
      await draw(shareImagePath(id, locale), pageShareSvg(id, wordsOf(id, locale)));
    const words = wordsOf("home", locale);
    await draw(shareImagePath("default", locale), pageShareSvg("default", words));
    for (const [file, cover] of articleCoverSvgs()) {
      if (file === "default.svg") continue;
      const id = `article-${file.replace(".svg", "")}` as const;
      await draw(shareImagePath(id, locale), articleShareSvg(cover, words));
    }
  }
  return files;
}

/** What the picture of a page says, set in letters: what the page and the site call themselves. */
function wordsOf(id: TitledPageId, locale: Locale): ShareWords {
  const content = contents[locale];
  const { title } = metadataOf[id](content);
  const rtl = directionOf(locale) === "rtl";
  const factor = lineHeights[rtl ? "rtl" : "ltr"];
  const fits = sizes.map((size) => {
    const lines = setLines(title, titleRoom.width, { size, rtl, spacing: -0.024 });
    return { lines, lineHeight: size * factor };
  });
  const chosen =
    fits.find(
      ({ lines, lineHeight }) =>
        lines.length * lineHeight <= titleRoom.height &&
        lines.every(({ width }) => width <= titleRoom.width),
    ) ?? fits.at(-1);
  return {
    rtl,
    brand: setLine(content.shell.brand, { size: 32, rtl }),
    title: chosen?.lines ?? [],
    lineHeight: chosen?.lineHeight ?? 0,
  };
}
