import type { Page } from "@playwright/test";

/** The compared properties. Properties that depend on the position on the page are left out. */
const properties = [
  "display",
  "position",
  "color",
  "background-color",
  "background-image",
  "border",
  "border-radius",
  "box-shadow",
  "font",
  "letter-spacing",
  "text-decoration-line",
  "text-align",
  "padding",
  "margin",
  "gap",
  "grid-template-columns",
  "flex",
  "width",
  "height",
  "opacity",
  "transform",
  "visibility",
  "overflow",
  "content",
  "fill",
  "stroke",
  "z-index",
];

/** Reads the computed styles of every element and its pseudo-elements, one line each, in document order. */
export function readComputedStyles(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    await document.fonts.ready;
    const read = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      return names.map((name) => style.getPropertyValue(name)).join(" · ");
    };
    return (
      [...document.querySelectorAll("header *, main, main *, footer *")]
        // Content of closed `details` elements has an undefined size.
        .filter(
          (one) =>
            one.localName !== "script" && !one.closest("details:not([open]) > :not(summary)"),
        )
        .flatMap((element) => [
          `${element.localName} “${element.textContent?.trim().slice(0, 20)}” ${read(element)}`,
          read(element, "::before"),
          read(element, "::after"),
        ])
    );
  }, properties);
}
