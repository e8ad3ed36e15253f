import type { Page } from "@playwright/test";

/** What a difference of style sheets would show in, without what follows from the place on the page. */
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

/**
 * How every element of the page, and what stands before and after it, is painted: one line each, in the order of the
 * document. Equal lists are equal looks.
 */
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
        // What is folded away has whatever size the browser gave it last.
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
