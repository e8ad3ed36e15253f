import { expect, test } from "@playwright/test";
import { pathOf } from "../app/content/facts/pages.ts";
import { riskLevels } from "../app/content/facts/service-facts.ts";
import { serviceIds } from "../app/content/facts/services.ts";
import { locales } from "../app/i18n/locale.ts";
import { withLocale } from "../app/i18n/localized-path.ts";
import { site } from "./servers/addresses.ts";
import { ask, textOf } from "./support/ask.ts";
import { words } from "./support/words.ts";

/** What a treatment's page says under the heading of one part, as HTML. */
async function partOf(treatment: (typeof serviceIds)[number], locale: "en" | "ar", part: string) {
  const address = withLocale(pathOf(treatment), locale === "ar" ? "ar" : null);
  const html = textOf(await ask(site + address));
  expect(html).toContain(`href="#${part}"`);
  const [, inside = ""] = html.split(`<section id="${part}"`);
  return inside.slice(0, inside.indexOf("</section>"));
}

/** The words in each element of a name, without what marks them. */
function textsIn(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(
    ([, inside = ""]) => inside.replace(/<[^>]+>/g, ""),
  );
}

for (const locale of locales) {
  for (const id of serviceIds) {
    test(`${id} tells its risks at four levels, the limits last, in ${locale}`, async () => {
      const part = await partOf(id, locale, "risks");
      const { levels } = words[locale].servicePageFrame.risks;
      const { risks } = words[locale].servicePages[id];
      expect(textsIn(part, "dt")).toEqual(
        riskLevels.map((level) => levels[level].name + levels[level].who),
      );
      const told = textsIn(part, "dd").length;
      expect(told).toBe(riskLevels.length);
      expect(textsIn(part, "p").slice(1)).toEqual(riskLevels.flatMap((level) => risks[level]));
      expect(part).toContain('href="#after"');
    });
  }
}
