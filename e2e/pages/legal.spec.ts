import { expect, type Page } from "@playwright/test";
import { terms as arabicTerms } from "../../app/content/ar/terms.ts";
import { terms } from "../../app/content/en/terms.ts";
import { browserRecords } from "../../app/content/facts/browser-records.ts";
import { privacySectionIds, termsSectionIds } from "../../app/content/facts/legal.ts";
import type { LegalSectionWords } from "../../app/content/legal-shape.ts";
import { fontsReady, liveApp } from "../support/app.ts";
import { test } from "../support/journey.ts";
import { keptEntries, unnamedEntries } from "../support/page/kept-entries.ts";
import { en } from "../support/words.ts";

// While the banner rises, the browser's driver would scroll the page to get hold of its button.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const { acknowledge, banner, accepted, kept, notKept } = terms.acceptance;

const paragraphsOf = (document: typeof terms | typeof en.privacy) =>
  Object.values<LegalSectionWords>(document.sections).flatMap(({ content }) => content);
const [firstOfPolicy = ""] = paragraphsOf(en.privacy);
const [firstOfTerms = "", lastOfTerms = ""] = [0, -1].map((at) => paragraphsOf(terms).at(at));

const sections = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const contents = (page: Page) => page.getByRole("navigation", { name: en.legalFrame.contents });
const askBanner = (page: Page) => page.getByRole("complementary", { name: banner.label });
const accept = (page: Page) =>
  page.getByRole("button", { name: en.terms.acceptance.banner.accept });
const box = (page: Page) => page.getByRole("checkbox", { name: acknowledge });
const answer = (page: Page) => page.evaluate(() => localStorage.getItem("accepted-terms"));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await liveApp(page);
}

// F199, F202
test("the privacy policy has its sections in order, its date, and a way to the terms", async ({
  page,
}) => {
  await open(page, "/privacy");
  await expect(sections(page)).toHaveText(
    privacySectionIds.map((id) => en.privacy.sections[id].title),
  );
  const main = page.getByRole("main");
  await expect(main.locator("header time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  for (const id of privacySectionIds)
    for (const text of en.privacy.sections[id].content)
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  const contact = main.locator("section#contact");
  await expect(contact.getByRole("term")).toHaveText([
    en.legalFrame.contact.phone,
    en.legalFrame.contact.chat,
    en.legalFrame.contact.email,
    en.legalFrame.contact.visit,
  ]);
  await expect(contact.locator("a[href^='tel:']")).toBeVisible();
  await expect(contact.locator("a[href^='mailto:']")).toBeVisible();
  await main.getByRole("link", { name: en.privacy.other.link }).click();
  await expect(page).toHaveURL("/terms");
});

// F203
test("the terms have their sections, the notice of a cancellation, and a way to the privacy policy", async ({
  page,
}) => {
  await open(page, "/terms");
  await expect(sections(page)).toHaveText(termsSectionIds.map((id) => en.terms.sections[id].title));
  await expect(page.locator("section#cancellation")).toContainText(
    en.terms.sections.cancellation.content[0] ?? "?",
  );
  await page.getByRole("main").getByRole("link", { name: en.terms.other.link }).click();
  await expect(page).toHaveURL("/privacy");
});

// F202; that no page keeps more, with the language turned, is proved on every page (everywhere/right-to-left).
test("the policy lists the one cookie and every entry, each with its purpose and its time", async ({
  page,
}) => {
  await open(page, "/terms");
  await accept(page).click();
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.goto("/privacy?lang=en");
  expect(await keptEntries(page)).toEqual({
    cookie: ["language"],
    local: expect.arrayContaining(["accepted-terms", "language"]),
    session: [],
    cache: [],
    database: [],
  });
  expect(await unnamedEntries(page)).toEqual([]);
  const cookies = page.locator("section#cookies");
  await expect(cookies.getByRole("term")).toHaveText(
    browserRecords.map(({ name }) => new RegExp(name)),
  );
  await expect(cookies.getByRole("definition").filter({ hasText: en.legalFrame.kept })).toHaveCount(
    browserRecords.length,
  );
});

// F200
test("beside the text stand the contents: they lead to a section and mark the one being read", async ({
  page,
}) => {
  for (const [address, section] of [
    ["/privacy", en.privacy.sections.rights.title],
    ["/terms", en.terms.sections.payment.title],
  ] as const) {
    await open(page, address);
    const links = contents(page).getByRole("link");
    await expect(links).toHaveText(await sections(page).allTextContents());
    await links.getByText(section).click();
    await expect(sections(page).getByText(section)).toBeInViewport();
    await expect(contents(page).locator("[aria-current]")).toHaveText(section);
    await expect(contents(page)).toBeInViewport();
    await page.reload();
    await expect(sections(page).getByText(section)).toBeInViewport();
  }
});

test("the terms are as long before the question is put as with it", async ({ page }) => {
  const measure = async () => {
    await open(page, "/terms");
    await fontsReady(page);
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  const asked = await measure();
  await expect(askBanner(page)).toBeVisible();
  const file = await page.locator("[data-acceptance=answer]").getAttribute("data-script");
  await page.route(`**${file}`, (route) => route.abort());
  expect(await measure()).toBe(asked);
  await expect(askBanner(page)).toBeHidden();
});

// F201
test("the way back to the top is away at 300 pixels and there at 301", async ({ page }) => {
  for (const address of ["/privacy", "/terms"]) {
    await open(page, address);
    const up = page.getByRole("main").getByRole("link", { name: en.shell.backToTop });
    await page.evaluate(() => scrollTo(0, 300));
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 301));
    await expect(up).toBeVisible();
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toBeHidden();
  }
});

// F204
test("I Accept ticks the box, hides the banner and is remembered; unticking brings it back", async ({
  page,
}) => {
  await open(page, "/terms");
  await expect(askBanner(page)).toBeInViewport({ ratio: 1 });
  await expect(box(page)).not.toBeChecked();
  const place = await page.evaluate(() => scrollY);
  await accept(page).click();
  await expect(askBanner(page)).toHaveCount(0);
  await expect(box(page)).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await answer(page)).toBe("true");
  await expect(page.getByRole("status")).toHaveText(`${accepted} ${kept}`);

  await page.reload();
  await liveApp(page);
  await expect(box(page)).toBeChecked();
  await expect(askBanner(page)).toHaveCount(0);

  await box(page).uncheck();
  await expect(askBanner(page)).toBeVisible();
  expect(await answer(page)).toBe("false");
  await page.reload();
  await liveApp(page);
  await expect(askBanner(page)).toBeVisible();

  await box(page).check();
  await expect(askBanner(page)).toHaveCount(0);
  expect(await answer(page)).toBe("true");
});

test("who has accepted never sees the banner, and nothing moves when the page comes alive", async ({
  page,
}) => {
  await page.addInitScript((label) => {
    localStorage.setItem("accepted-terms", "true");
    const seen = { banner: false, shift: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const banner = document.querySelector(`[aria-label="${label}"]`);
      if (banner?.checkVisibility({ visibilityProperty: true })) seen.banner = true;
    }).observe(document, { attributes: true, childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
  }, banner.label);
  await open(page, "/terms");
  await expect(box(page)).toBeChecked();
  const seen = await page.evaluate(() => Reflect.get(window, "seen"));
  expect(seen.banner).toBe(false);
  expect(seen.shift).toBeLessThan(0.01);
});

test("from the keyboard, I Accept leaves the reader at the ticked box", async ({ page }) => {
  await open(page, "/terms");
  await accept(page).press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(askBanner(page)).toBeVisible();
});

test("the answer is the same in every tab", async ({ page, context }) => {
  await open(page, "/terms");
  const other = await context.newPage();
  await open(other, "/terms?lang=ar");
  await accept(page).click();
  const { acceptance } = arabicTerms;
  await expect(other.getByRole("checkbox", { name: acceptance.acknowledge })).toBeChecked();
  await expect(other.getByRole("button", { name: acceptance.banner.accept })).toHaveCount(0);
  await other.getByRole("checkbox").uncheck();
  await expect(askBanner(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await expect(box(page)).not.toBeChecked();
});

/** Ways in which a browser's storage is of no use. */
const uselessStorages = {
  blocked: () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [name, ruin] of Object.entries(uselessStorages)) {
  test(`with a ${name} storage the answer holds while the page does, and the page says so`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(ruin);
    await open(page, "/terms");
    await accept(page).click();
    await expect(box(page)).toBeChecked();
    await expect(askBanner(page)).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveText(`${accepted} ${notKept}`);
    await box(page).uncheck();
    await expect(askBanner(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("a stored answer that was tampered with is no yes, and the next answer puts it right", async ({
  page,
}) => {
  await page.goto("/terms");
  for (const value of ["yes", "1", "TRUE", '{"accepted":true}', "<b>", ""]) {
    await page.evaluate((entry) => localStorage.setItem("accepted-terms", entry), value);
    await open(page, "/terms");
    await expect(askBanner(page)).toBeVisible();
    await expect(box(page)).not.toBeChecked();
  }
  await accept(page).click();
  expect(await answer(page)).toBe("true");
});

test("an address that names no section, or is damaged, shows the page from its start", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const hash of ["#no-such-section", "#%", "#%E0%A4%A", "#:target", "#"]) {
    await page.goto("about:blank");
    await open(page, `/privacy${hash}`);
    await expect(sections(page)).toHaveCount(privacySectionIds.length);
    await expect(page.getByText(firstOfPolicy).first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(errors).toEqual([]);
});

test("without JavaScript the terms can be read whole, and nothing asks that could not listen", async ({
  newReader,
}) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto("/terms");
  await expect(sections(page)).toHaveCount(termsSectionIds.length);
  await expect(page.getByText(lastOfTerms).first()).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(accept(page)).toHaveCount(0);
  await contents(page).getByRole("link", { name: en.terms.sections.account.title }).click();
  await expect(
    page.getByRole("heading", { name: en.terms.sections.account.title }),
  ).toBeInViewport();
});

test("on paper a document is whole, without what only a screen can use", async ({ page }) => {
  await open(page, "/terms");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const text of [firstOfTerms, lastOfTerms]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  for (const part of [askBanner(page), box(page), contents(page)]) await expect(part).toBeHidden();
  await expect(page.getByRole("link", { name: en.shell.backToTop })).toBeHidden();
});
