import type { Page } from "@playwright/test";
import * as lucide from "lucide";

/** How an icon stands on the page in hand. */
export interface IconState {
  name: string;
  /** It says that it points along the line of reading. */
  directional: boolean;
  /** Its drawing is an arrow or a chevron to one side. */
  pointing: boolean;
  flipped: boolean;
}

/** The drawing of every icon of the family that is an arrow or a chevron to one side. */
const directionalPaths = Object.entries(lucide)
  .filter(([name]) => /^(Arrow|Chevrons?|Move)(Left|Right)$/.test(name))
  .map(([, icon]) => (icon as lucide.IconNode).map(([, attributes]) => attributes.d).join(" "));

/** Every icon that shows, and whatever else is marked as mirroring. */
export function readIcons(page: Page): Promise<IconState[]> {
  return page.evaluate((drawings) => {
    // The icon family and our own brands are drawn on a square of 24 units.
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
