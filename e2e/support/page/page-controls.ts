import type { Page } from "@playwright/test";

/** A control with its clickable area, in CSS pixels. */
export interface Control {
  name: string;
  width: number;
  height: number;
  /** True for a link in a sentence, which may be as high as its line (WCAG 2.5.5). */
  inRunningText: boolean;
}

/** Reads all visible controls of the page. The skip link is visible only while it has the focus. */
export function readControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button], [role=switch]";
    const blockOf = (element: Element) => {
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith("inline")) {
        block = block.parentElement;
      }
      return block;
    };
    const areasOf = (element: HTMLElement) => {
      const after = getComputedStyle(element, "::after");
      const stretched =
        after.content !== "none" &&
        after.position === "absolute" &&
        [after.top, after.right, after.bottom, after.left].every((side) => side === "0px");
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      return [element, stretched ? element.offsetParent : null, label].flatMap((area) =>
        area ? [area.getBoundingClientRect()] : [],
      );
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches("body > a[href='#main']:not(:focus)"),
      )
      .map((element) => {
        const areas = areasOf(element);
        const words = element.textContent?.trim() ?? "";
        const inline = getComputedStyle(element).display === "inline";
        return {
          name: `${element.localName}.${element.className} “${element.ariaLabel ?? words.slice(0, 40)}”`,
          width: Math.max(...areas.map(({ width }) => width)),
          height: Math.max(...areas.map(({ height }) => height)),
          inRunningText:
            inline && (blockOf(element)?.textContent?.trim().length ?? 0) > words.length,
        };
      });
  });
}
