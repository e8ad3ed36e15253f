import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { phoneViewport } from "./viewports.ts";
import { kitVisits, type Visit, visits } from "./visits.ts";

/** One kept picture: the colours it is in, and its file, named by page, language, width and that it is dark. */
interface Screenshot {
  scheme: "light" | "dark";
  file: string;
}

/** The windows that pages are pictured in: a phone and a wide desktop, in CSS pixels. */
export const screenshotViewports = [phoneViewport, { width: 1440, height: 900 }] as const;

/** The colours at night are the same tokens everywhere: these two pages have most of them. */
const darkPages: readonly Visit["page"][] = ["home", "article"];

/** The pictures of a page in a window of this width. */
export function listScreenshots(visit: Visit, width: number): Screenshot[] {
  const name = `${visit.page}-${visit.locale}-${width}`;
  const light = { scheme: "light", file: `${name}.webp` } as const;
  if (!darkPages.includes(visit.page)) return [light];
  return [light, { scheme: "dark", file: `${name}-dark.webp` }];
}

/** Every page that is pictured: those of the table, and the component kit. */
export const screenshotVisits: readonly Visit[] = [...visits, ...kitVisits];

/** What tells the words of a page from other words. Nodes without text differ with the hour that the server drew. */
export async function hashTexts(page: Page): Promise<string> {
  const texts = await page
    .locator("body :not(script, style, template, noscript)")
    .evaluateAll((all) =>
      all.flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : [])),
      ),
    );
  return `words ${shortHash(texts.join("\n"))}`;
}

/** A page as the browser paints it. */
export interface Capture {
  jpeg: Buffer;
  /** What tells it from other paintings, to the byte. */
  hash: string;
  /** How wide it is to become, in pixels; null where it is painted as wide as it stays. */
  width: number | null;
}

function shortHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * Under the view of the home page the browser keeps layers of their own. Painted at half their size they lie half a pixel
 * off at times, which no tolerance tells from a move: this page is painted whole, and made smaller.
 */
const fullScalePages: readonly Visit["page"][] = ["home"];

/** The longest side that WebP knows. */
const maxSide = 16_383;

/**
 * The whole page at half its size: a move of four pixels is still one of two. The component kit on a phone is longer than
 * WebP allows, and a little smaller. The browser paints it at that size, which takes half the time of a picture that is
 * made smaller afterwards.
 */
export async function capturePage(page: Page, visit: Visit): Promise<Capture> {
  const session = await page.context().newCDPSession(page);
  // A change of colours ends here, as Playwright's own pictures end it.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { width, height } = cssContentSize;
  const scale = Math.min(0.5, maxSide / (height + 100));
  const isFullScale = fullScalePages.includes(visit.page);
  const { data } = await session.send("Page.captureScreenshot", {
    // Quicker than a PNG to write and to read.
    format: "jpeg",
    quality: 100,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: isFullScale ? 1 : scale },
  });
  await session.detach();
  const jpeg = Buffer.from(data, "base64");
  return {
    jpeg,
    hash: `painted ${shortHash(jpeg)}`,
    width: isFullScale ? Math.round(width * scale) : null,
  };
}

/** A painting as it is kept: a WebP file that carries what tells its words and its painting from others. */
export function encodeScreenshot({ jpeg, hash, width }: Capture, words: string): Promise<Buffer> {
  return sharp(jpeg)
    .resize(width)
    .webp({ quality: 25, effort: 3 })
    .withExif({ IFD0: { ImageDescription: `${words}, ${hash}` } })
    .toBuffer();
}
