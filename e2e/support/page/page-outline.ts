import type { Page } from "@playwright/test";

/** A visible heading. */
export interface Heading {
  level: number;
  text: string;
  isInMain: boolean;
}

/** Reads the visible headings in order, except those in examples of the component kit. */
export function readHeadings(page: Page): Promise<Heading[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter(
        (heading) =>
          heading.checkVisibility({ visibilityProperty: true }) &&
          heading.closest("[data-example]") === null,
      )
      .map((heading) => ({
        level: Number(heading.localName[1]),
        text: heading.textContent.trim(),
        isInMain: heading.closest("main") !== null,
      })),
  );
}

/** Counts the visible landmarks. In the main landmark, headers and footers are none. */
export function countLandmarks(
  page: Page,
): Promise<{ main: number; banner: number; contentinfo: number }> {
  return page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
    return {
      main: count("main, [role=main]"),
      banner: count("header:not(main *, article *, section *, aside *, nav *), [role=banner]"),
      contentinfo: count(
        "footer:not(main *, article *, section *, aside *, nav *), [role=contentinfo]",
      ),
    };
  });
}

/** Lists headings that are more than one level below the previous one. The page itself is level 0. */
export function skippedLevels(headings: readonly { level: number; text: string }[]): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 ? [`level ${level} after ${before}: ${text}`] : [];
  });
}

/** Reads the accessible names of the visible navigation landmarks, in order. A missing name is "". */
export function readNavigationNames(page: Page): Promise<string[]> {
  return page.getByRole("navigation").evaluateAll((navigations) =>
    navigations.map((navigation) => {
      const heading = document.getElementById(navigation.getAttribute("aria-labelledby") ?? "");
      return heading?.textContent ?? navigation.ariaLabel ?? "";
    }),
  );
}
