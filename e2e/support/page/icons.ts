import type { Page } from "@playwright/test";

/** The direction of an icon on the current page. */
export interface IconState {
  name: string;
  /** It is marked as directional. */
  directional: boolean;
  /** Its shape is an arrow or a chevron to one side. */
  pointing: boolean;
  flipped: boolean;
}

/** Reads every visible icon and every element that is marked as directional. */
export function readIcons(page: Page): Promise<IconState[]> {
  return page.evaluate(() => {
    // An icon shows a symbol of the file of icons, which has the view box.
    const icons = document.querySelectorAll("[data-mirror], svg:not([viewBox])");
    const shown = [...icons].filter((icon) => icon.checkVisibility());
    return shown.map((icon) => {
      const { transform, scale, borderLeftWidth, borderRightWidth } = getComputedStyle(icon);
      const { a, b } = new DOMMatrix(transform === "none" ? "" : transform);
      const rotated = a < 0;
      const hasLeft = borderLeftWidth !== "0px";
      const hasRight = borderRightWidth !== "0px";
      // A chevron is its top border and a side border, rotated to that side.
      const isChevron = hasLeft !== hasRight;
      const isRightToLeft = document.documentElement.dir === "rtl";
      const isFlippedChevron = isRightToLeft ? hasLeft && b < 0 : hasLeft || b <= 0;
      return {
        name: `${icon.localName}.${icon.getAttribute("class")} in ${icon.parentElement?.textContent?.trim().slice(0, 30)}`,
        directional: icon.hasAttribute("data-mirror"),
        pointing: /#(?:arrow|chevron)-(?:left|right)$/.test(
          icon.querySelector("use")?.getAttribute("href") ?? "",
        ),
        flipped: isChevron ? isFlippedChevron : rotated !== Number.parseFloat(scale) < 0,
      };
    });
  });
}
