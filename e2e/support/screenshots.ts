import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { phoneViewport } from "./viewports.ts";
import { kitVisits, type Visit, visits } from "./visits.ts";

/** A stored screenshot: its colour scheme, and its file, named by page, language, width and colour scheme. */
interface Screenshot {
  scheme: "light" | "dark";
  file: string;
}

/** The viewports of the screenshots: a phone and a wide desktop. */
export const screenshotViewports = [phoneViewport, { width: 1440, height: 900 }] as const;

/** The dark colours are the same tokens on all pages. These two pages use most of them. */
const darkPages: readonly Visit["page"][] = ["home", "article"];

/** Lists the screenshots of a page at this width. */
export function listScreenshots(visit: Visit, width: number): Screenshot[] {
  const name = `${visit.page}-${visit.locale}-${width}`;
  const light = { scheme: "light", file: `${name}.webp` } as const;
  if (!darkPages.includes(visit.page)) return [light];
  return [light, { scheme: "dark", file: `${name}-dark.webp` }];
}

/** Every page with screenshots: those of the table, and the component kit. */
export const screenshotVisits: readonly Visit[] = [...visits, ...kitVisits];

/** Returns a hash of the texts of a page. Comments and attributes differ with the render time of the server. */
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

/** A page as Chromium captures it. */
export interface Capture {
  jpeg: Buffer;
  /** A hash of the bytes. */
  hash: string;
  /** The width to resize to, in pixels; null when the capture has its final size. */
  width: number | null;
}

function shortHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/**
 * The vision simulator of the home page has its own compositing layers. At half size they are sometimes half a pixel
 * off, so this page is captured at full size and resized afterwards.
 */
const fullScalePages: readonly Visit["page"][] = ["home"];

/** The longest side of a WebP image, in pixels. */
const maxSide = 16_383;

/**
 * Captures the whole page at half size, where a shift of four pixels is still one of two. The component kit on a phone
 * is longer than a WebP image may be, so its scale is smaller. Scaling in the browser takes half the time of resizing
 * afterwards.
 */
export async function capturePage(page: Page, visit: Visit): Promise<Capture> {
  const session = await page.context().newCDPSession(page);
  // Finish colour transitions, like Playwright's own screenshots.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { width, height } = cssContentSize;
  const scale = Math.min(0.5, maxSide / (height + 100));
  const isFullScale = fullScalePages.includes(visit.page);
  const { data } = await session.send("Page.captureScreenshot", {
    // JPEG is faster than PNG to write and to read.
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

/** Encodes a capture as a WebP file with the hashes of its texts and its bytes in the metadata. */
export function encodeScreenshot({ jpeg, hash, width }: Capture, words: string): Promise<Buffer> {
  return sharp(jpeg)
    .resize(width)
    .webp({ quality: 25, effort: 3 })
    .withExif({ IFD0: { ImageDescription: `${words}, ${hash}` } })
    .toBuffer();
}
