import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { sampleSlug } from "../support/articles.ts";
import { installFakeVoice, readToTheEnd } from "../support/fake-voice.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

for (const [locale, address] of [
  ["en", `/articles/${sampleSlug}?lang=en`],
  ["ar", "/services/cataract-surgery?lang=ar"],
] as const) {
  test(`${address} is read aloud sentence by sentence when the browser has a voice`, async ({
    page,
  }) => {
    const { readAloud } = words[locale];
    const listen = page.getByRole("button", { name: readAloud.listen, exact: true });
    await page.goto(address);
    await waitUntilInteractive(page);
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-listen]")).toBeHidden();

    await installFakeVoice(page, locale);
    await page.reload();
    await waitUntilInteractive(page);
    await page.keyboard.press("Shift");
    const countTexts = () => page.evaluate("utterances.length");
    const readLastText = () => page.evaluate<string>("utterances.at(-1).text");
    const readHighlight = () =>
      page.evaluate<string>('String([...(CSS.highlights.get("spoken") ?? [])][0] ?? "")');
    const readHighlightColour = () =>
      page
        .getByRole("heading", { level: 1 })
        .evaluate((title) => getComputedStyle(title, "::highlight(spoken)").backgroundColor);
    const colourBefore = await readHighlightColour();
    await listen.click();
    // Beside the lower edge of the window, with its styles.
    await expect(page.getByRole("group", { name: readAloud.bar })).toBeInViewport({ ratio: 1 });
    const title = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
    const first = await readLastText();
    expect(title.startsWith(first)).toBe(true);
    expect(await page.evaluate("utterances[0].rate")).toBe(1);
    expect(await readHighlight()).toBe(first);
    expect(await readHighlightColour()).not.toBe(colourBefore);
    await page.evaluate("utterances.at(-1).onend()");
    const second = await readLastText();
    expect(second).not.toBe(first);

    await page.getByRole("button", { name: readAloud.pause }).click();
    await page.evaluate("utterances.at(-1).onend()");
    expect(await countTexts()).toBe(2);
    await page.getByRole("button", { name: readAloud.goOn }).click();
    expect(await readLastText()).toBe(second);
    await page.getByRole("button", { name: readAloud.previous }).click();
    await expect.poll(readLastText).toBe(first);
    await page.getByRole("button", { name: readAloud.next }).click();
    await expect.poll(readLastText).toBe(second);
    await page.getByRole("button", { name: readAloud.stop, exact: true }).click();
    expect(await readHighlight()).toBe("");
    await expect(listen).toBeFocused();
  });
}

/** The texts of the cataract page that must be read, and those of hidden states of an image, which must not. */
function expectedTexts(locale: Locale): { heard: string[]; notHeard: string[] } {
  const { servicePageFrame, servicePages, views } = words[locale];
  const { after, included, questions } = servicePages["cataract-surgery"];
  const steps = (after.steps ?? []).flatMap(({ when, text }) => [when, text]);
  const levels = Object.values(servicePageFrame.risks.levels).map(
    ({ name, who }) => `${name} ${who}`,
  );
  return {
    heard: [
      ...Object.values(after.emergency ?? {}).flat(),
      ...steps,
      ...levels,
      included.note ?? "",
      String(questions[0]?.answer),
    ],
    notHeard: Object.values(views.lenses.states).map(({ sentence }) => sentence),
  };
}

for (const locale of locales) {
  test(`in ${locale} warnings, steps and open answers are read, and hidden states of images are not`, async ({
    page,
  }) => {
    await installFakeVoice(page, locale);
    await page.goto(withLocale(pathOf("cataract-surgery"), locale === "ar" ? "ar" : null));
    await waitUntilInteractive(page);
    await page.locator("#questions details > summary").first().click();
    await page.keyboard.press("Shift");
    await page.locator("[data-listen]").click();
    const all = (await readToTheEnd(page)).join(" ");
    const { heard, notHeard } = expectedTexts(locale);
    for (const text of heard) expect.soft(all).toContain(text);
    for (const text of notHeard) expect.soft(all).not.toContain(text);
    await expect(page.locator("[data-listen]")).toBeFocused();
  });
}
