import { expect, type Page } from "@playwright/test";
import { servicePages as arabicPages } from "../../app/content/ar/service-pages.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { relatedArticles, serviceOptions } from "../../app/content/data/service-facts.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { servicePages as englishPages } from "../../app/content/en/service-pages.ts";
import type { QuestionWords } from "../../app/content/questions.types.ts";
import type { OptionGroupWords, ServicePageWords } from "../../app/content/services.types.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { brokenWords } from "../support/page/broken-words.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { sendRequest } from "../support/requests/http-request.ts";
import { nodesOfType, test } from "../support/requests/page-head.ts";
import { followRedirects } from "../support/requests/redirects.ts";
import { treatmentVisits } from "../support/visits.ts";
import { ar, en } from "../support/words.ts";

const words = { en: englishPages, ar: arabicPages };
const frames = { en: en.servicePageFrame, ar: ar.servicePageFrame };

const laser: ServicePageWords = words.en["lasik-surgery"];
const lenses = getFirst<OptionGroupWords>(words.en["cataract-surgery"].options);
const firstQuestion = getFirst<QuestionWords>(laser.questions.slice(1));
const iclTitle = words.en["contact-lens"].options.find(({ id }) => id === "icl")?.title ?? "?";

function getFirst<Thing>(things: readonly Thing[]): Thing {
  const [first] = things;
  if (first === undefined) throw new Error("The page has none of these");
  return first;
}

/** The rows of the list of methods or lenses in a part, each with a term and its definitions. */
function listRows(page: Page, part: string) {
  return page.locator(`#${part} dl > div`);
}

// REQ-TREAT-4
for (const { id, locale, address } of treatmentVisits) {
  test(`${address} shows breadcrumbs, title, the eye before and after the treatment, four facts and the links to booking and insurance`, async ({
    page,
  }) => {
    await page.goto(address);
    const { title, breadcrumb, light, facts, closing } = words[locale][id];
    const main = page.getByRole("main");
    const steps = main.getByRole("navigation").first().getByRole("listitem");
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1).getByRole("link")).toHaveAttribute(
      "href",
      withLocale("/services", locale === "ar" ? "ar" : null),
    );
    await expect(steps.nth(2)).toHaveText(breadcrumb);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const { label, before, after, note } = frames[locale].light;
    const eyes = main.getByRole("figure", { name: label });
    await expect(eyes.getByRole("paragraph")).toHaveText([
      `${before}: ${light.before}`,
      `${after}: ${light.after}`,
    ]);
    await expect(eyes.getByText(note)).toBeVisible();
    const drawings = await eyes
      .locator("svg:visible use")
      .evaluateAll((all) => all.map((use) => use.getAttribute("href")));
    const file = `/eye-${id}-[^/]+\\.svg`;
    expect(drawings).toEqual([
      expect.stringMatching(`${file}#before$`),
      expect.stringMatching(`${file}#after$`),
    ]);
    const keyFacts = main.getByRole("region", { name: frames[locale].factsLabel });
    await expect(keyFacts.getByRole("definition")).toHaveText(facts.map(({ value }) => value));
    await expect(main.getByRole("heading", { name: closing.title })).toBeVisible();
    for (const [path, times] of [
      ["/book-consultation", 2],
      ["/insurance", 3],
    ] as const) {
      const href = withLocale(path, locale === "ar" ? "ar" : null);
      await expect(main.locator(`a[href="${href}"]`)).toHaveCount(times);
    }
  });
}

// REQ-TREAT-6
test("the list of lenses has name, description and use of each", async ({ page }) => {
  await page.goto("/services/cataract-surgery");
  const { each = "?", bestFor: suits, items } = lenses;
  await page.getByText(each).click();
  const rows = listRows(page, lenses.id);
  await expect(rows).toHaveCount(items.length);
  for (const [index, { name, description, bestFor }] of items.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("term")).toHaveText(name);
    await expect(row.getByRole("definition")).toHaveText([description, `${suits}: ${bestFor}`]);
  }
});

// REQ-TREAT-7
test("the laser methods are in the order of the data", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  const { id, each = "?", items } = getFirst<OptionGroupWords>(laser.options);
  await page.getByText(each, { exact: true }).click();
  const rows = listRows(page, id);
  await expect(rows.getByRole("term")).toHaveText(items.map((item) => item.name));
  await expect(rows.getByRole("definition")).toHaveText(
    items.flatMap(({ description, tag = "?" }) => [description, tag]),
  );
  expect(items.map((item) => item.id)).toEqual([...serviceOptions["lasik-surgery"].methods]);
});

// REQ-TREAT-6
for (const { width, sideBySide } of [
  { width: 1280, sideBySide: true },
  { width: 390, sideBySide: false },
]) {
  test(`at ${width} px the texts of each lens are ${sideBySide ? "side by side" : "below one another"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services/cataract-surgery#lenses");
    await page.getByText(lenses.each ?? "?").click();
    for (const row of await listRows(page, lenses.id).all()) {
      const [name, what, best] = await row
        .locator("dt, dd")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect((name?.bottom ?? 0) <= (what?.top ?? 0)).toBe(!sideBySide);
      expect((what?.bottom ?? 0) <= (best?.top ?? 0)).toBe(!sideBySide);
    }
  });
}

for (const locale of ["en", "ar"] as const) {
  test(`no word in the column heads of the lens table is broken, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/services/cataract-surgery?lang=${locale}#lenses`);
    const table = page.locator("#lenses table").first();
    for (const width of [390, 768, 1024, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(table).toBeVisible();
      expect(await brokenWords(page, "#lenses thead"), `${width} px`).toEqual([]);
    }
  });
}

// REQ-TREAT-9
test("the laser page links to three articles, whose old URLs redirect", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  const links = page.locator("#reading").getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(relatedArticles["lasik-surgery"].map(({ path }) => path));
  for (const href of hrefs) {
    const responses = await followRedirects(href ?? "");
    expect(responses.map(({ status }) => status)).toEqual([302, 200]);
    expect(responses[0]?.headers.location).toBe(href?.replace("/blog/", "/articles/"));
  }
});

test("every article link of a treatment page works", async () => {
  for (const id of serviceIds) {
    const { body } = await sendRequest(site + pathOf(id));
    const part = body.toString("utf8").split('id="reading"')[1] ?? "";
    const paths = [...part.matchAll(/href="(\/(?:blog|articles)\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(paths.length, id).toBeGreaterThanOrEqual(2);
    for (const path of paths) expect((await followRedirects(path ?? "")).at(-1)?.status).toBe(200);
  }
});

test("the laser page links to the other advice on contact lenses, and says which one counts", async ({
  page,
}) => {
  await page.goto("/services/lasik-surgery");
  const before = page.locator("#before");
  await expect(before.getByText(laser.before.note?.text ?? "?")).toBeVisible();
  await expect(before.locator('a[href="/faq#stop-contact-lenses"]')).toBeVisible();
});

// REQ-TREAT-12
test("the note on suitability of the laser page links to ICL", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  await waitUntilInteractive(page);
  await page
    .getByRole("link", { name: en.servicePages["lasik-surgery"].suitability.note.link })
    .click();
  await expect(page).toHaveURL(`${site}/services/contact-lens#icl`);
  await expect(page.getByRole("heading", { name: iclTitle })).toBeInViewport();
});

test("on the Arabic page the strengths of an ICL keep sign and order", async ({ page }) => {
  await page.goto("/services/contact-lens?lang=ar");
  const value = page.getByRole("definition").nth(2);
  await expect(value).toHaveText(words.ar["contact-lens"].facts[2]?.value ?? "?");
  const isolated = value.locator('bdi[dir="ltr"]');
  // Each strength is one signed number.
  await expect(isolated).toHaveText([/^−\d+\.\d\d$/, /^−\d+\.\d\d$/]);
  const boxes = await isolated.evaluateAll((all) =>
    all.map((one) => {
      const sign = new Range();
      const text = one.firstChild as Text;
      sign.setStart(text, 0);
      sign.setEnd(text, 1);
      return { sign: sign.getBoundingClientRect().x, all: one.getBoundingClientRect().x };
    }),
  );
  for (const { sign, all } of boxes) expect(Math.abs(sign - all)).toBeLessThan(1);
  await expect(page.getByRole("definition").nth(3).locator('bdi[dir="ltr"]')).toHaveText(
    /^\d+\.\d\d$/,
  );
});

for (const { id, locale, address } of treatmentVisits) {
  test(`the structured data of ${address} is a medical page about one procedure`, async ({
    readHead,
  }) => {
    const { graph, titles, canonical } = await readHead(address);
    const { title, lead, procedure, metadata } = words[locale][id];
    const [about, ...others] = nodesOfType(graph, "MedicalProcedure");
    expect(others).toEqual([]);
    expect(about).toMatchObject({ name: title, description: lead, ...procedure });
    const [web] = nodesOfType(graph, "MedicalWebPage");
    expect(web).toMatchObject({ url: site + address, name: metadata.title, inLanguage: locale });
    expect(about?.mainEntityOfPage).toEqual({ "@id": web?.["@id"] });
    const [trail] = nodesOfType(graph, "BreadcrumbList");
    expect(trail?.itemListElement).toHaveLength(3);
    expect(titles[0]?.split(" | ")[0]).toBe(metadata.title);
    expect(canonical).toEqual([site + address]);
  });
}

test("the table of contents scrolls to a section and marks the current one", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  await waitUntilInteractive(page);
  const contents = page.getByRole("navigation", { name: en.servicePageFrame.contentsLabel });
  await contents.getByRole("link", { name: laser.included.label }).click();
  await expect(page.getByRole("heading", { name: laser.included.label })).toBeInViewport();
  await page.locator("#during").evaluate((part) => part.scrollIntoView());
  await expect(contents.locator("[aria-current]")).toHaveText(en.servicePageFrame.contents.during);
});

test("in a low window the table of contents scrolls to the current and to the focused link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/services/lasik-surgery");
  await waitUntilInteractive(page);
  const contents = page.getByRole("navigation", { name: en.servicePageFrame.contentsLabel });
  await page.locator("#during").evaluate((part) => part.scrollIntoView());
  await expect(contents.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
  for (const link of [contents.getByRole("link").first(), contents.getByRole("link").last()]) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("without JavaScript a treatment page shows all content", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/services/lasik-surgery`);
  await page.getByRole("heading", { name: laser.included.title }).click();
  await expect(page.getByText(laser.included.items[0] ?? "?")).toBeVisible();
  await page.getByRole("heading", { name: en.servicePageFrame.questionsTitle }).click();
  await page.getByText(firstQuestion.question).click();
  await expect(page.getByText(firstQuestion.answer)).toBeVisible();
  await context.close();
});
