import { expect } from "@playwright/test";
import {
  lensGlance,
  lensIds,
  lensSights,
  methodAspects,
  methodFamilyIds,
} from "../../app/content/facts/comparison-facts.ts";
import { pathOf } from "../../app/content/facts/pages.ts";
import { riskLevels } from "../../app/content/facts/service-facts.ts";
import { serviceIds } from "../../app/content/facts/services.ts";
import type { MethodFamiliesWords, ServicePageWords } from "../../app/content/services-shape.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { site } from "../servers/addresses.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

/** What a treatment's page says under the heading of one part, as HTML. */
async function partOf(treatment: (typeof serviceIds)[number], locale: Locale, part: string) {
  const address = withLocale(pathOf(treatment), locale === "ar" ? "ar" : null);
  const html = textOf(await ask(site + address));
  expect(html).toContain(`href="#${part}"`);
  const [, inside = ""] = html.split(`<section id="${part}"`);
  return inside.slice(0, inside.indexOf("</section>"));
}

/** What stands in each element of a name. */
function within(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(
    ([, inside = ""]) => inside,
  );
}

/** The words in each element of a name, without what marks them. */
function textsIn(html: string, tag: string): string[] {
  return within(html, tag).map((inside) => inside.replace(/<[^>]+>/g, ""));
}

/** How the laser methods are compared in the words of one language. */
function familiesIn(locale: Locale): MethodFamiliesWords {
  const { options }: ServicePageWords = words[locale].servicePages["lasik-surgery"];
  const found = options.find((group) => group.families)?.families;
  if (!found) throw new Error("The laser methods are not compared");
  return found;
}

for (const locale of locales) {
  for (const id of serviceIds) {
    test(`${id} tells its risks at four levels, the limits last, in ${locale}`, async () => {
      const part = await partOf(id, locale, "risks");
      const { levels } = words[locale].servicePageFrame.risks;
      const { risks } = words[locale].servicePages[id];
      expect(textsIn(part, "dt")).toEqual(
        riskLevels.map((level) => `${levels[level].name} ${levels[level].who}`),
      );
      const told = textsIn(part, "dd").length;
      expect(told).toBe(riskLevels.length);
      expect(textsIn(part, "p").slice(1)).toEqual(riskLevels.flatMap((level) => risks[level]));
      expect(part).toContain('href="#after"');
    });

    test(`${id} says on what its price depends, whom to ask and how to pay, in ${locale}`, async () => {
      const part = await partOf(id, locale, "price");
      const { ask: whomToAsk, pay } = words[locale].servicePageFrame.price;
      expect(textsIn(part, "li")).toEqual([...words[locale].servicePages[id].price]);
      expect(textsIn(part, "p")).toEqual(expect.arrayContaining([whomToAsk, pay]));
      expect([...part.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
        "#who",
        withLocale(pathOf("insurance"), locale === "ar" ? "ar" : null),
      ]);
    });
  }

  test(`the families of laser methods say the same in the table and in the lists, in ${locale}`, async () => {
    const part = await partOf("lasik-surgery", locale, "methods");
    const families = familiesIn(locale);
    const [table = "", lists = ""] = part.split("</table>");
    const [head = [], ...rows] = within(table, "tr").map((row) => [
      ...textsIn(row, "th"),
      ...textsIn(row, "td"),
    ]);
    expect(table.match(/scope="col"/g)).toHaveLength(methodFamilyIds.length);
    expect(table.match(/scope="row"/g)).toHaveLength(rows.length);
    const cards = lists.split("</dl>").slice(0, methodFamilyIds.length);
    for (const [index, family] of methodFamilyIds.entries()) {
      const card = cards[index] ?? "";
      const told = [textsIn(card, "h3"), textsIn(card, "dt"), textsIn(card, "dd")];
      expect(told[0]).toEqual([families.names[family]]);
      expect(head[index]).toContain(told[0]?.[0]);
      expect(told[1]).toEqual(rows.map(([aspect]) => aspect));
      expect(told[2]).toEqual(rows.map((row) => row[index + 1]));
      expect(told[2]).toEqual(methodAspects.map((aspect) => families.aspects[aspect][family]));
    }
  });

  test(`the lenses at a glance have a word in every cell, in ${locale}`, async () => {
    const { options }: ServicePageWords = words[locale].servicePages["cataract-surgery"];
    const glance = options[0]?.glance;
    const part = await partOf("cataract-surgery", locale, "lenses");
    const rows = within(part.slice(0, part.indexOf("</table>")), "tr").slice(1);
    expect(rows.map((row) => [...textsIn(row, "th"), ...textsIn(row, "td")])).toEqual(
      lensIds.map((lens) => [
        glance?.names[lens],
        ...lensSights.map((sight) => glance?.marks[lensGlance[lens][sight]].word),
      ]),
    );
  });
}

test("the laser methods are compared in a table on a wide screen, in lists on a narrow one", async ({
  page,
}) => {
  await page.goto(pathOf("lasik-surgery"));
  const part = page.locator("#methods");
  const { names } = familiesIn("en");
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = width === 1440;
    for (const name of Object.values(names)) {
      await expect(part.getByRole("columnheader", { name })).toHaveCount(wide ? 1 : 0);
      await expect(part.getByRole("heading", { name, level: 3 })).toHaveCount(wide ? 0 : 1);
    }
    const terms = methodAspects.length * methodFamilyIds.length;
    await expect(part.getByRole("term")).toHaveCount(wide ? 0 : terms);
  }
});
