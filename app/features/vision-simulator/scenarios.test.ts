import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lensViewIds } from "~/content/data/simulator-views.ts";
import { locales } from "~/i18n/locale.ts";
import { homeScenarios, lensAtNight, lensSides, treatmentScenarios } from "./scenarios.ts";

const pairs = [homeScenarios, ...Object.values(treatmentScenarios)].flatMap((sides) =>
  Object.values(sides),
);
const scenarios = [
  ...[...pairs, ...lensViewIds.map(lensSides)].flatMap(({ seen, clear }) => [seen, clear]),
  ...lensViewIds.map(lensAtNight),
];

test.each(locales)("the files in %s have every view that a page shows", (locale) => {
  for (const { scene, view } of scenarios) {
    const file = new URL(
      `../../illustrations/assets/simulator-scenes/${scene}-${locale}.svg`,
      import.meta.url,
    );
    expect(readFileSync(file, "utf8")).toContain(`<g id="${view}"/>`);
  }
});
