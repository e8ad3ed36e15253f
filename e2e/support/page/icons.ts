import type { Page } from "@playwright/test";
import * as lucide from "lucide";

/** The direction of an icon on the current page. */
export interface IconState {
  name: string;
  /** It is marked as directional. */
  directional: boolean;
  /** Its shape is an arrow or a chevron to one side. */
  pointing: boolean;
  flipped: boolean;
}

/** The paths of all icons of the library that are arrows or chevrons to one side. */
const directionalPaths = Object.entries(lucide)
  .filter(([name]) => /^(Arrow|Chevrons?|Move)(Left|Right)$/.test(name))
  .map(([, icon]) => (icon as lucide.IconNode).map(([, attributes]) => attributes.d).join(" "));

/** Reads every visible icon and every element that is marked as directional. */
export function readIcons(page: Page): Promise<IconState[]> {
  return page.evaluate((drawings) => {
    // The icons of the library and of our brands have a view box of 24 units.
    const icons = document.querySelectorAll('[data-mirror], svg[viewBox="0 0 24 24"]');
    const shown = [...icons].filter((icon) => icon.checkVisibility());
    return shown.map((icon) => {
      const { transform, scale } = getComputedStyle(icon);
      const rotated = new DOMMatrix(transform === "none" ? "" : transform).a < 0;
      return {
        name: `${icon.localName}.${icon.getAttribute("class")} in ${icon.parentElement?.textContent?.trim().slice(0, 30)}`,
        directional: icon.hasAttribute("data-mirror"),
        pointing: drawings.includes(
          [...icon.children].map((shape) => shape.getAttribute("d")).join(" "),
        ),
        flipped: rotated !== Number.parseFloat(scale) < 0,
      };
    });
  }, directionalPaths);
}
