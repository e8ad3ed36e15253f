import { expect } from "@playwright/test";
import {
  lensIds,
  lensScenarios,
  lensUses,
  methodAspects,
  methodFamilyIds,
} from "../../app/content/data/comparison-facts.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { riskLevels } from "../../app/content/data/service-facts.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import type { MethodFamiliesWords, ServicePageWords } from "../../app/content/services.types.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/shared-tab.ts";
import { words } from "../support/words.ts";

/** Requests a treatment page and returns the HTML of one section. */
async function readSection(treatment: (typeof serviceIds)[number], locale: Locale, part: string) {
  const address = withLocale(pathOf(treatment), locale === "ar" ? "ar" : null);
  const html = bodyText(await sendRequest(site + address));
  expect(html).toContain(`href="#${part}"`);
  const [, inside = ""] = html.split(new RegExp(`<(?:section|details) id="${part}"`));
  return inside.slice(0, inside.search(/<(?:section|details) id="|<footer/));
}

/** Lists the contents of all elements with this name. */
function elementContents(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(
    ([, inside = ""]) => inside,
  );
}

/** Lists the texts of all elements with this name, without markup. */
function elementTexts(html: string, tag: string): string[] {
  return elementContents(html, tag).map((inside) => inside.replace(/<[^>]+>/g, ""));
}

/** Returns the comparison of the laser methods in one language. */
function getMethodFamilies(locale: Locale): MethodFamiliesWords {
  const { options }: ServicePageWords = words[locale].servicePages["lasik-surgery"];
  const found = options.find((group) => group.families)?.families;
  if (!found) throw new Error("The laser methods are not compared");
  return found;
}

for (const locale of locales) {
  for (const id of serviceIds) {
    test(`${id} lists its risks at four levels, the limits last, in ${locale}`, async () => {
      const part = await readSection(id, locale, "risks");
      const { levels } = words[locale].servicePageFrame.risks;
      const { risks } = words[locale].servicePages[id];
      expect(elementTexts(part, "dt")).toEqual(
        riskLevels.map((level) => `${levels[level].name} ${levels[level].who}`),
      );
      // One group for each level: the frequency, then its risks.
      const groups = part.split("<dt>").slice(1);
      expect(groups.map((group) => elementTexts(group, "dd"))).toEqual(
        riskLevels.map((level) => [...risks[level]]),
      );
      expect(part).toContain('href="#signs"');
    });

    test(`${id} says what its price depends on and how to pay, in ${locale}`, async () => {
      const part = await readSection(id, locale, "price");
      const { ask: whomToAsk, pay } = words[locale].servicePageFrame.price;
      expect(elementTexts(part, "li")).toEqual([...words[locale].servicePages[id].price]);
      expect(elementTexts(part, "p")).toEqual(expect.arrayContaining([whomToAsk, pay]));
      expect([...part.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
        withLocale(pathOf("insurance"), locale === "ar" ? "ar" : null),
        "#who",
      ]);
    });
  }

  test(`the families of laser methods are compared in one table, in ${locale}`, async () => {
    const part = await readSection("lasik-surgery", locale, "methods");
    const families = getMethodFamilies(locale);
    const [table = ""] = part.split("</table>");
    const [head = [], ...rows] = elementContents(table, "tr").map((row) => [
      ...elementTexts(row, "th"),
      ...elementTexts(row, "td"),
    ]);
    expect(table.match(/scope="col"/g)).toHaveLength(methodFamilyIds.length);
    expect(table.match(/scope="row"/g)).toHaveLength(rows.length);
    for (const [index, family] of methodFamilyIds.entries())
      expect(head[index]).toContain(families.names[family]);
    // A no-break space joins number and unit.
    const plain = rows.map((row) => row.map((text) => text.replaceAll("\u00a0", " ")));
    expect(plain).toEqual(
      methodAspects.map((aspect) => [
        families.aspects[aspect].name,
        ...methodFamilyIds.map((family) => families.aspects[aspect][family]),
      ]),
    );
  });

  test(`the overview table of the lenses has a text in every cell, in ${locale}`, async () => {
    const { options }: ServicePageWords = words[locale].servicePages["cataract-surgery"];
    const uses = options[0]?.uses;
    const part = await readSection("cataract-surgery", locale, "lenses");
    const rows = elementContents(part.slice(0, part.indexOf("</table>")), "tr").slice(1);
    expect(rows.map((row) => [...elementTexts(row, "th"), ...elementTexts(row, "td")])).toEqual(
      lensIds.map((lens) => [
        uses?.names[lens],
        ...lensScenarios.map((sight) => uses?.marks[lensUses[lens][sight]].word),
      ]),
    );
  });
}

test("the laser methods are side by side in a wide viewport, and one at a time in a narrow one", async ({
  page,
}) => {
  await page.goto(`${pathOf("lasik-surgery")}#methods`);
  const part = page.locator("#methods");
  const { names } = getMethodFamilies("en");
  const heads = part.getByRole("table").first().getByRole("columnheader");
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(heads).toHaveCount(width === 1440 ? methodFamilyIds.length : 1);
    if (width === 1440) continue;
    for (const name of Object.values(names)) {
      await part.getByRole("radio", { name, exact: true }).check();
      await expect(heads).toContainText(name);
    }
  }
});
