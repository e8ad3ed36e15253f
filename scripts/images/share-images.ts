import { content as arabic } from "../../app/content/ar/content.ts";
import type { Content } from "../../app/content/content.types.ts";
import {
  sharedPages,
  shareImagePath,
  shareImageSize,
} from "../../app/content/data/share-images.ts";
import { content as english } from "../../app/content/en/content.ts";
import { metadataOf, type TitledPageId } from "../../app/content/page-metadata-words.ts";
import { directionOf, type Locale, locales } from "../../app/i18n/locale.ts";
import { coverNames } from "../../app/illustrations/cover-names.ts";
import { readCover } from "./illustration-files.ts";
import type { PngRenderer } from "./png-renderer.ts";
import { articleShareSvg, pageShareSvg, type ShareTexts, titleArea } from "./share-image-svg.ts";
import { outlineLine, outlineLines } from "./text-outlines.ts";

/** The maximum size of a share image in bytes: some link previews leave out larger ones. */
const maxBytes = 120_000;

/** Font sizes of a title. The first one that fits is used. */
const sizes = [72, 64, 58, 52, 46];

/** As shares of the font size. Arabic needs more space between the lines. */
const lineHeights = { ltr: 1.12, rtl: 1.42 };

const contents: Record<Locale, Content> = { en: english, ar: arabic };

/** All share images in both languages, by their path. */
export async function renderShareImages(renderer: PngRenderer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const draw = async (path: string, svg: string) => {
    files.set(path, await renderer.render(path, svg, shareImageSize.width, maxBytes));
  };
  for (const locale of locales) {
    for (const id of sharedPages)
      await draw(shareImagePath(id, locale), pageShareSvg(id, outlineTexts(id, locale)));
    const texts = outlineTexts("home", locale);
    await draw(shareImagePath("default", locale), pageShareSvg("default", texts));
    for (const name of coverNames) {
      if (name === "default") continue;
      const svg = articleShareSvg(readCover(name), texts);
      await draw(shareImagePath(`article-${name}`, locale), svg);
    }
  }
  return files;
}

/** The title of a page and the name of the clinic, as glyph outlines. */
function outlineTexts(id: TitledPageId, locale: Locale): ShareTexts {
  const content = contents[locale];
  const { title } = metadataOf[id](content);
  const rtl = directionOf(locale) === "rtl";
  const factor = lineHeights[rtl ? "rtl" : "ltr"];
  const candidates = sizes.map((size) => {
    const lines = outlineLines(title, titleArea.width, { size, rtl, spacing: -0.024 });
    return { lines, lineHeight: size * factor };
  });
  const chosen =
    candidates.find(
      ({ lines, lineHeight }) =>
        lines.length * lineHeight <= titleArea.height &&
        lines.every(({ width }) => width <= titleArea.width),
    ) ?? candidates.at(-1);
  return {
    rtl,
    brand: outlineLine(content.shell.brand, { size: 32, rtl }),
    title: chosen?.lines ?? [],
    lineHeight: chosen?.lineHeight ?? 0,
  };
}
