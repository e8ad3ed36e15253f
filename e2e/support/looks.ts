import type { Page } from "@playwright/test";

/**
 * How every element of the main part of the page is painted: its computed style and those of what stands before and after
 * it, as one line per element that has a style of its own. Equal lists are equal looks.
 */
export function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const read = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return [...style]
        .filter((name) => !name.startsWith("--"))
        .map((name) => `${name}:${style.getPropertyValue(name)}`)
        .join(";");
    };
    const seen = [...document.querySelectorAll("header, header *, main, main *, footer, footer *")];
    return seen
      .filter(({ localName }) => localName !== "script")
      .map((element) => {
        const text = [read(element), read(element, "::before"), read(element, "::after")].join("|");
        // A short name for the long text, so that a difference can be read.
        let sum = 0;
        for (let index = 0; index < text.length; index += 1)
          sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
        return `${element.localName}.${element.className} ${sum}`;
      });
  });
}
