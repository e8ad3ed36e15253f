import { globSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { axeViolations, contrastViolations } from "../support/page/axe.ts";
import { unmirroredBoxes } from "../support/page/unmirrored-boxes.ts";
import {
  openAllDetails,
  waitForAllScripts,
  waitForFonts,
  waitUntilInteractive,
} from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { desktopViewport, phoneViewport } from "../support/viewports.ts";
import { kitVisits } from "../support/visits.ts";

test.use({ viewport: desktopViewport, contextOptions: { reducedMotion: "reduce" } });

/** The component files as `folder/file`. app/components/component-kit.test.tsx compares their content. */
const files = globSync("app/components/*/*.examples.tsx").map((path) =>
  path.slice("app/components/".length).replace(".examples", ""),
);

/** The themes besides the default one, as emulated media. No colour depends on the language. */
const themes = {
  en: ["in high contrast", { contrast: "more" }],
  ar: ["in the dark theme", { colorScheme: "dark" }],
} as const;

// One load for each direction. A violation names its example.
for (const { address, locale } of kitVisits) {
  test(`every component on ${address} meets WCAG in two themes and has a mirror image`, async ({
    page,
  }) => {
    await page.goto(address);
    await waitUntilInteractive(page);
    await openAllDetails(page);
    await waitForFonts(page);
    await test.step("the page shows every component in every state", async () => {
      const shown = await shownExamples(page);
      expect
        .soft([...new Set(shown.map((example) => example.split(" ")[0]))].sort())
        .toEqual(files.sort());
      expect(shown.length).toBeGreaterThan(2 * files.length);
    });
    await test.step("axe finds no violation in the light theme", async () => {
      expect.soft(await axeViolations(page)).toEqual([]);
    });
    const [theme, media] = themes[locale];
    await test.step(`the contrast is sufficient ${theme}`, async () => {
      await page.emulateMedia(media);
      expect.soft(await contrastViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: null, contrast: null });
    });
    for (const screen of [desktopViewport, phoneViewport]) {
      await test.step(`with the other direction the page is mirrored, ${screen.width} px wide`, async () => {
        await page.setViewportSize(screen);
        await waitForAllScripts(page);
        expect.soft(await unmirroredBoxes(page)).toEqual([]);
      });
    }
  });
}

/** Lists the names of the visible examples. */
function shownExamples(page: Page): Promise<string[]> {
  return page.locator("[data-example]").evaluateAll((all) =>
    all.flatMap((example) => {
      const { height, width } = example.getBoundingClientRect();
      return height > 0 && width > 0 ? (example.getAttribute("data-example") ?? "") : [];
    }),
  );
}
