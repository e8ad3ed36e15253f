import { expect, type Page } from "@playwright/test";
import { localeStorageKey } from "../../app/i18n/locale.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

/** Reads the stored language in localStorage and cookie. */
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
  // Store the value once, so that it does not replace later values of the site.
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("prepared")) return;
      sessionStorage.setItem("prepared", "yes");
      localStorage.setItem(key, value);
    },
    [localeStorageKey, storage] as const,
  );
}

test("a browser that prefers Arabic gets Arabic, right-to-left, when no language is stored", {
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

test("the stored language applies after a reload, on another page and in a new tab", async ({
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

test("the Arabic alternate of a page has the parameter ?lang=ar and is in Arabic", async ({
  page,
}) => {
  await page.goto("/articles");
  const alternate = page.locator('link[rel="alternate"][hreflang="ar"]');
  await expect(alternate).toHaveAttribute("href", `${site}/articles?lang=ar`);
  await page.goto("/articles?lang=ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.articles.title);
});

test("the parameter ?lang=ar shows Arabic and does not change the stored language", async ({
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

test("the parameter ?lang=en shows English on the following pages too, with Arabic stored", async ({
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
