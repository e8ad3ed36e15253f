import type { Page } from "@playwright/test";
import { evaluateAsJson } from "./evaluate-as-json.ts";

/** Rounding of sub-pixel layout, in CSS pixels. */
const tolerance = 2;

/**
 * Changes the direction of the current page, with the same texts, and lists the boxes that are not mirrored, because
 * their style uses left or right instead of start or end. A box in an example of the component kit is listed with it.
 */
export async function unmirroredBoxes(page: Page): Promise<string[]> {
  const direction = (await page.locator("html").getAttribute("dir")) ?? "ltr";
  const before = await readBoxes(page);
  await setDirection(page, direction === "ltr" ? "rtl" : "ltr");
  const after = await readBoxes(page);
  await setDirection(page, direction);
  const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
  return before.flatMap(({ name, x, width }, index) => {
    const mirrored = after[index];
    if (!mirrored) return [`${name} is gone`];
    const off = Math.abs(pageWidth - x - width - mirrored.x) + Math.abs(width - mirrored.width);
    return off > tolerance ? [`${name}: from ${x} to ${mirrored.x}, ${width} wide`] : [];
  });
}

async function setDirection(page: Page, direction: string): Promise<void> {
  await page.evaluate((dir) => {
    const { documentElement: root } = document;
    root.dir = dir;
    // The styles of Arabic, which English pages do not have, set the factor of mirrored transforms.
    root.style.setProperty("--flip", dir === "rtl" ? "-1" : "1");
  }, direction);
}

/**
 * Reads every block of the page except inside illustrations and elements with their own direction. The text determines
 * the position of inline elements.
 */
function readBoxes(page: Page): Promise<{ name: string; x: number; width: number }[]> {
  return evaluateAsJson(page, () => {
    const isInText = ({ previousSibling, nextSibling }: Element) =>
      [previousSibling, nextSibling].some((node) => node instanceof Text && /\S/.test(node.data));
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { display } = getComputedStyle(element);
      const inline =
        /^(inline|contents|none)$/.test(display) ||
        (display === "inline-block" && isInText(element));
      const hasOwnDirection = element.closest("body [dir] *, svg *, [lang]:not(html) *") !== null;
      if (inline || hasOwnDirection || !element.checkVisibility()) return [];
      const { x, width } = element.getBoundingClientRect();
      const example = element.closest<HTMLElement>("[data-example]")?.dataset.example;
      const own = [element.localName, ...element.classList].join(".");
      const name = example ? `${example}, ${own}` : own;
      return [{ name, x: Math.round(x * 10) / 10, width: Math.round(width * 10) / 10 }];
    });
  });
}
