import { expect, type Page } from "@playwright/test";
import { localeStorageKey } from "../../app/i18n/locale.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { ar, en } from "../support/words.ts";

/** The stored choice in both its places. */
function storedLanguage(page: Page): Promise<{ storage: string | null; cookie: string }> {
  return page.evaluate(
    (key) => ({ storage: localStorage.getItem(key), cookie: document.cookie }),
    localeStorageKey,
  );
}

async function store(page: Page, { storage, cookie }: { storage?: string; cookie?: string }) {
  if (cookie !== undefined) {
    await page.context().addCookies([{ name: localeStorageKey, value: cookie, url: site }]);
  }
  if (storage === undefined) return;
  // Only where nothing is stored yet, so that what the site stores later stays.
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("prepared")) return;
      sessionStorage.setItem("prepared", "yes");
      localStorage.setItem(key, value);
    },
    [localeStorageKey, storage] as const,
  );
}

test("a browser that prefers Arabic and has nothing stored reads Arabic from right to left", {
  tag: "@smoke",
}, async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "ar-OM" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const logo = await page
    .getByRole("banner")
    .getByRole("link", { name: ar.shell.brand })
    .boundingBox();
  expect(logo?.x).toBeGreaterThan(640);
  expect(await storedLanguage(page)).toEqual({ storage: null, cookie: "" });
});

test("the stored choice survives a reload, another page and another visit", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "en-US" });
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.getByRole("banner").getByRole("link", { name: ar.shell.navigation.articles }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.articles.title);
  const later = await page.context().newPage();
  await later.goto("/articles");
  await expect(later.locator("html")).toHaveAttribute("lang", "ar");
});

test("the Arabic alternate of a page is its address with ?lang=ar, and it reads Arabic", async ({
  page,
}) => {
  await page.goto("/articles");
  const alternate = page.locator('link[rel="alternate"][hreflang="ar"]');
  await expect(alternate).toHaveAttribute("href", `${site}/articles?lang=ar`);
  await page.goto("/articles?lang=ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.articles.title);
});

test("a link with ?lang=ar shows Arabic to a reader of English and leaves the stored choice alone", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "en-US" });
  await store(page, { storage: "en", cookie: "en" });
  await page.goto("/articles?lang=ar");
  await waitUntilInteractive(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.getByRole("banner").getByRole("link", { name: ar.shell.brand }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.home.hero.title.join(" "));
  await expect(page).toHaveURL("/?lang=ar");
  expect(await storedLanguage(page)).toEqual({ storage: "en", cookie: "language=en" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link with ?lang=en shows English, page after page, to a reader who stored Arabic", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "ar-OM" });
  await store(page, { storage: "ar", cookie: "ar" });
  await page.goto("/?lang=en");
  await waitUntilInteractive(page);
  await page.getByRole("banner").getByRole("link", { name: en.shell.navigation.articles }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.articles.title);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await storedLanguage(page)).toEqual({ storage: "ar", cookie: "language=ar" });
});
