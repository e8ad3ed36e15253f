import { expect, type Page } from "@playwright/test";
import { servicePages as arabicPages } from "../app/content/ar/service-pages.ts";
import { servicePages as englishPages } from "../app/content/en/service-pages.ts";
import { pathOf } from "../app/content/facts/pages.ts";
import { serviceIds } from "../app/content/facts/services.ts";
import { withLocale } from "../app/i18n/localized-path.ts";
import { site } from "./servers/addresses.ts";
import { liveApp } from "./support/app.ts";
import { ask } from "./support/ask.ts";
import { follow } from "./support/follow.ts";
import { test, thingsOf } from "./support/page-head.ts";

const words = { en: englishPages, ar: arabicPages };

/** Every service page in both languages. */
const visits = serviceIds.flatMap((id) =>
  (["en", "ar"] as const).map((locale) => ({
    id,
    locale,
    address: withLocale(pathOf(id), locale === "ar" ? "ar" : null),
  })),
);

function rowsOf(page: Page, name: string) {
  return page.getByRole("table", { name }).getByRole("row");
}

// F84, F85, F87
test("the overview leads back home, counts four things and opens the six services", async ({
  page,
}) => {
  await page.goto("/services");
  const steps = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(steps).toHaveText(["Home", "Services"]);
  const tiles = page.getByRole("region", { name: "Our services in numbers" });
  await expect(tiles.getByRole("definition")).toHaveText(["6", "20+", "10+", "18+"]);
  await expect(tiles.getByRole("term")).toHaveText([
    "specialties",
    "procedures",
    "doctors",
    "years",
  ]);
  for (const id of serviceIds) {
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.locator(`a[href="${pathOf(id)}"]`),
      });
    await expect(card.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(3);
  }
});

// F86, F89, F139, D9
test("the overview says why, and names its hours as the support's", async ({ page }) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Why choose us" })).toBeVisible();
  for (const claim of [
    "100,000+ successful procedures",
    "99% success rate",
    "Certified by the Ministry of Health of Oman",
    "Latest European equipment",
  ]) {
    await expect(main.getByRole("heading", { name: claim })).toBeVisible();
  }
  await expect(main.getByText("Support hours")).toBeVisible();
  await expect(main.getByText("Saturday to Thursday 8:00 AM-6:00 PM")).toBeVisible();
  await expect(main.getByRole("link", { name: "see your branch" })).toHaveAttribute(
    "href",
    "/branches",
  );
});

// F88
test("the overview ends with booking, a chat with the main branch in a new tab, and insurance", async ({
  page,
}) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  const chat = main.getByRole("link", { name: "Write to us on WhatsApp" });
  await expect(chat).toHaveAttribute("href", "https://wa.me/96800000003");
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("link", { name: "Insurance and payment" })).toHaveAttribute(
    "href",
    "/insurance",
  );
  await expect(main.getByRole("link", { name: "Book Your Consultation" })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
});

// F90
for (const { id, locale, address } of visits) {
  test(`${address} shows the way here, what it is, four facts and the ways on`, async ({
    page,
  }) => {
    await page.goto(address);
    const { title, breadcrumb, facts, closing } = words[locale][id];
    const main = page.getByRole("main");
    const steps = main.getByRole("navigation").first().getByRole("listitem");
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1).getByRole("link")).toHaveAttribute(
      "href",
      withLocale("/services", locale === "ar" ? "ar" : null),
    );
    await expect(steps.nth(2)).toHaveText(breadcrumb);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByRole("definition")).toHaveText(facts.map(({ value }) => value));
    await expect(main.getByRole("heading", { name: closing.title })).toBeVisible();
    for (const path of ["/book-consultation", "/insurance"]) {
      const href = withLocale(path, locale === "ar" ? "ar" : null);
      await expect(main.locator(`a[href="${href}"]`)).toHaveCount(2);
    }
  });
}

// F91-F96, F98-F102
for (const [id, ...facts] of [
  ["strabismus-surgery", "1-2 hours under general anaesthesia", "Recovery takes 4-6 weeks"],
  [
    "cataract-surgery",
    "pre-surgery package",
    "Full recovery takes 4-6 weeks",
    "no swimming for 1 month",
  ],
  [
    "lasik-surgery",
    "CLEAR/Smile",
    "Z-LASIK Z8",
    "9D Z-LASIK",
    "PRK Streamlight",
    "about 15-20 minutes for both eyes",
    "2-3 hours at the clinic",
    "18 or older, with stable vision for at least 1 year",
    "1 week soft, 3-4 weeks rigid",
    "at least 2 weeks",
    "5-year warranty on Z-LASIK",
    "Free eye drops",
    "3-month follow-up",
    "Protective glasses",
    "Consultation cost deductible from surgery price if you proceed",
  ],
  [
    "corneal-ring-surgery",
    "CXL",
    "Transepithelial CXL",
    "Femto ring with free CXL",
    "Modified Athene",
    "PRK+CXL",
    "PRK+CLCXL",
  ],
  [
    "retinal-surgery",
    "Injections, lasers and vitrectomy",
    "Third PRP laser session free within 6 months",
    "typically takes 2-3 sessions",
  ],
  [
    "contact-lens",
    "20-30 minutes per eye",
    "21-45",
    "-3.00 to -18.00 diopters",
    "up to 6.00 of astigmatism",
    "Contact lens services",
  ],
] as const) {
  test(`${id} says what the specification says of it`, async ({ readHead }) => {
    const { words: text } = await readHead(pathOf(id));
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
}

// F92
test("eleven lenses can be compared: name, what it does, best for", async ({ page }) => {
  await page.goto("/services/cataract-surgery");
  const rows = rowsOf(page, "Eleven lenses, compared");
  await expect(rows).toHaveCount(12);
  await expect(rows.first().getByRole("columnheader")).toHaveText([
    "Lens",
    "What it does",
    "Best for",
  ]);
  const items = words.en["cataract-surgery"].options.flatMap((group) => group.items);
  for (const [index, { name, description, bestFor }] of items.entries()) {
    const row = rows.nth(index + 1);
    await expect(row.getByRole("rowheader")).toHaveText(name);
    await expect(row.getByRole("cell")).toHaveText([description, bestFor]);
  }
});

// F94
test("the six laser methods stand in the specification's order", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  const methods = page.getByRole("table").getByRole("rowheader");
  await expect(methods).toHaveText([
    "CLEAR/Smile",
    "Z-LASIK Z8",
    "9D Z-LASIK",
    "LASIK",
    "PRK Streamlight",
    "PRK",
  ]);
});

// F92, F94: readable rows
for (const { width, sideBySide } of [
  { width: 1280, sideBySide: true },
  { width: 390, sideBySide: false },
]) {
  test(`at ${width} px a lens's cells stand ${sideBySide ? "side by side" : "below one another, each with its column's name"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services/cataract-surgery");
    const row = rowsOf(page, "Eleven lenses, compared").nth(1);
    await expect(row.getByRole("cell")).toHaveCount(2);
    const [what, best] = await row
      .getByRole("cell")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect((what?.bottom ?? 0) <= (best?.top ?? 0)).toBe(!sideBySide);
    const label = await row
      .getByRole("cell")
      .last()
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label.startsWith('"Best for: "')).toBe(!sideBySide);
  });
}

// F97, D19
test("the laser page leads to three articles, each of which opens", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  const links = page.locator("#reading").getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    "/blog/lasik-vs-prk",
    "/blog/lasik-recovery-guide",
    "/blog/is-lasik-permanent",
  ]);
  for (const href of hrefs) {
    const answers = await follow(href ?? "");
    expect(answers.map(({ status }) => status)).toEqual([302, 200]);
    expect(answers[0]?.headers.location).toBe(href?.replace("/blog/", "/articles/"));
  }
});

test("every article that a service page leads to opens", async () => {
  for (const id of serviceIds) {
    const { body } = await ask(site + pathOf(id));
    const part = body.toString("utf8").split('id="reading"')[1] ?? "";
    const paths = [...part.matchAll(/href="(\/(?:blog|articles)\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(paths.length, id).toBeGreaterThanOrEqual(2);
    for (const path of paths) expect((await follow(path ?? "")).at(-1)?.status).toBe(200);
  }
});

// D17
test("the laser page leads to the other advice on contact lenses, and says which one to keep", async ({
  page,
}) => {
  await page.goto("/services/lasik-surgery");
  const before = page.locator("#before");
  await expect(
    before.getByText("If unsure, keep the longer time and ask your branch."),
  ).toBeVisible();
  await expect(before.locator('a[href="/faq#stop-contact-lenses"]')).toBeVisible();
});

// D23
test("a reader whom laser does not suit comes from the laser page to ICL", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  await liveApp(page);
  await page.getByRole("link", { name: "About ICL implantation" }).click();
  await expect(page).toHaveURL(`${site}/services/contact-lens#icl`);
  await expect(page.getByRole("heading", { name: "ICL: a lens inside the eye" })).toBeInViewport();
});

// F100
test("in Arabic the strengths of an ICL keep their sign and their order", async ({ page }) => {
  await page.goto("/services/contact-lens?lang=ar");
  const value = page.getByRole("definition").nth(2);
  await expect(value).toHaveText("من -3.00 إلى -18.00 ديوبتر");
  const isolated = value.locator('bdi[dir="ltr"]');
  await expect(isolated).toHaveText(["-3.00", "-18.00"]);
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
  await expect(page.getByRole("definition").nth(3).locator('bdi[dir="ltr"]')).toHaveText("6.00");
});

// F103, F225
for (const { id, locale, address } of visits) {
  test(`search engines read ${address} as a medical page about one procedure`, async ({
    readHead,
  }) => {
    const { graph, titles, canonical } = await readHead(address);
    const { title, lead, procedure, metadata } = words[locale][id];
    const [about, ...others] = thingsOf(graph, "MedicalProcedure");
    expect(others).toEqual([]);
    expect(about).toMatchObject({ name: title, description: lead, ...procedure });
    const [web] = thingsOf(graph, "MedicalWebPage");
    expect(web).toMatchObject({ url: site + address, name: metadata.title, inLanguage: locale });
    expect(about?.mainEntityOfPage).toEqual({ "@id": web?.["@id"] });
    const [trail] = thingsOf(graph, "BreadcrumbList");
    expect(trail?.itemListElement).toHaveLength(3);
    expect(titles[0]?.split(" | ")[0]).toBe(metadata.title);
    expect(canonical).toEqual([site + address]);
  });
}

// R40: the printed sheet
for (const { id, locale, address } of visits) {
  test(`${address} prints as one sheet to take along`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(address);
    const { visitSheet, facts } = words[locale][id];
    const sheet = page.locator("[data-sheet]");
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: visitSheet.title })).toBeVisible();
    await expect(sheet.getByRole("listitem")).toHaveText([...visitSheet.items]);
    await expect(sheet.getByText("+968 0000 0001")).toHaveCSS("direction", "ltr");
    const terms = sheet.getByRole("term");
    await expect(terms.filter({ visible: true })).toHaveCount(2 + facts.length);
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(sheet).toHaveCSS("direction", locale === "ar" ? "rtl" : "ltr");
    for (const format of ["A4", "Letter"]) {
      const pdf = await page.pdf({ format, margin: { top: "12mm", bottom: "12mm" } });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  });
}

test("the button under the preparations prints the sheet", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      print: () => {
        document.documentElement.dataset.printed = "yes";
      },
    });
  });
  await page.goto("/services/lasik-surgery");
  await page.getByRole("button", { name: "Print the visit sheet" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
});

test("the contents list leads to a part and marks where the reader is", async ({ page }) => {
  await page.goto("/services/lasik-surgery");
  await liveApp(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "What is included" }).click();
  await expect(page.getByRole("heading", { name: "What is included" })).toBeInViewport();
  await page.locator("#during").evaluate((part) => part.scrollIntoView());
  await expect(contents.locator("[aria-current]")).toHaveText("During");
});

test("without JavaScript a service page says everything and offers no button that does nothing", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/services/lasik-surgery`);
  await expect(page.getByText("5-year warranty on Z-LASIK")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print the visit sheet" })).toBeHidden();
  await page.getByText("Does it hurt?").click();
  await expect(page.getByText(/^Drops numb your eyes, so most people/)).toBeVisible();
  await context.close();
});
