import { type Browser, expect, type Page } from "@playwright/test";
import { locales } from "../../app/i18n/locale.ts";
import { formatNumber } from "../../app/i18n/numerals.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";
import { ar, en, words } from "../support/words.ts";
import { cards, listPaths, startServerWithSixtyArticles } from "./sixty-articles.ts";

const languages = locales.map((locale) => {
  const { pager, numbered } = words[locale].articles;
  const of = (text: string, page: number) => text.replace("#", formatNumber(page, locale));
  return {
    locale,
    lang: locale === "ar" ? "&lang=ar" : "",
    pager: pager.label,
    next: pager.next,
    previous: pager.previous,
    third: of(pager.page, 3),
    title: `${of(numbered.title, 2)} | ${words[locale].shell.brand}`,
    current: formatNumber(2, locale),
  };
});

/** Goes from the first page to the last and back in one language. Returns the slugs of the articles. */
async function walkPages(page: Page, address: string, language: (typeof languages)[number]) {
  const { lang, pager, next, previous, third, title, current } = language;
  const nav = page.getByRole("navigation", { name: pager });
  const expectPageAt = async (search: string) => {
    await expect(page).toHaveURL(`${address}/articles${search}`);
    await expect(nav).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  };
  const slugs = await listPaths(page);
  expect(slugs).toHaveLength(24);
  await expect(nav.getByRole("link", { name: previous })).toHaveCount(0);

  await nav.getByRole("link", { name: next }).click();
  await expectPageAt(`?page=2${lang}`);
  await expect(page).toHaveTitle(title);
  await expect(nav.locator("[aria-current=page]")).toHaveText(current);
  await expect(nav.locator("[rel=prev], [rel=next]")).toHaveCount(2);
  await expect(cards(page)).toHaveCount(24);
  slugs.push(...(await listPaths(page)));

  await nav.getByRole("link", { name: third }).click();
  await expectPageAt(`?page=3${lang}`);
  await expect(cards(page)).toHaveCount(12);
  await expect(nav.getByRole("link", { name: next })).toHaveCount(0);
  slugs.push(...(await listPaths(page)));
  expect(new Set(slugs).size).toBe(60);

  await nav.getByRole("link", { name: previous }).click();
  await expectPageAt(`?page=2${lang}`);
  await nav.getByRole("link", { name: previous }).click();
  await expectPageAt(lang.replace("&", "?"));
  return slugs;
}

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled, locale: "en-US" })).newPage();
}

async function goBack(server: ServerProcess, browser: Browser) {
  const page = await openPage(browser, true);
  await page.goto(`${server.address}/articles?page=2`);
  await waitUntilInteractive(page);
  const next = page.getByRole("link", { name: en.articles.pager.next });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect(next).toBeInViewport();
  await page.context().close();
}

async function switchLanguage(server: ServerProcess, browser: Browser) {
  const page = await openPage(browser, true);
  await page.goto(`${server.address}/articles?page=3`);
  await waitUntilInteractive(page);
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).first().click();
  await expect(page).toHaveURL(`${server.address}/articles?page=3&lang=ar`);
  await expect(page).toHaveTitle(
    `${ar.articles.numbered.title.replace("#", "٣")} | ${ar.shell.brand}`,
  );
  await expect(cards(page)).toHaveCount(12);
  await page.context().close();
}

async function measureTargets(server: ServerProcess, browser: Browser) {
  const page = await openPage(browser, false);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { locale, pager } of languages) {
    await page.goto(`${server.address}/articles?page=2&lang=${locale}`);
    const links = page.getByRole("navigation", { name: pager }).getByRole("link");
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  }
  await page.context().close();
}

async function expectPageMetadata(server: ServerProcess, browser: Browser) {
  const page = await openPage(browser, false);
  await page.goto(`${server.address}/articles?page=2&lang=ar`);
  const english = `${server.address}/articles?page=2`;
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(await hrefs("link[rel=canonical]")).toEqual([`${english}&lang=ar`]);
  expect(await hrefs("link[hreflang]")).toEqual([english, `${english}&lang=ar`, english]);
  const feed = "link[type='application/atom+xml']";
  expect(await hrefs(feed)).toEqual([`${server.address}/articles/feed.xml?lang=ar`]);
  const description = page.locator("meta[name=description]");
  await expect(description).toHaveAttribute(
    "content",
    ar.articles.numbered.description.replace("#", "٢"),
  );
  const data = await page.locator("script[type='application/ld+json']").textContent();
  const graph: Record<string, never>[] = JSON.parse(data ?? "")["@graph"];
  const collection = graph.find((thing) => thing["@type"] === "CollectionPage") as unknown as {
    url: string;
    mainEntity: { itemListElement: { url: string }[] };
  };
  expect(collection.url).toBe(`${english}&lang=ar`);
  const listed = collection.mainEntity.itemListElement.map(({ url }) => new URL(url).pathname);
  expect(listed).toEqual(await listPaths(page));
  await page.context().close();
}

async function expectRedirects(server: ServerProcess) {
  for (const [path, status, location] of [
    ["/articles?page=1", 308, "/articles"],
    ["/articles?page=junk&lang=ar", 308, "/articles?lang=ar"],
    ["/articles?page=0&lang=en", 308, "/articles?lang=en"],
    ["/articles?page=4", 302, "/articles?page=3"],
    ["/articles?page=9999&lang=ar", 302, "/articles?page=3&lang=ar"],
    ["/articles/feed.xml?page=3", 302, "/articles/feed.xml?page=2"],
  ] as const) {
    const response = await sendRequest(server.address + path);
    expect([path, response.status, response.headers.location]).toEqual([path, status, location]);
    expect(response.headers["cache-control"]).toBe("no-store");
  }
}

async function expectAllInFeedAndSitemap(server: ServerProcess) {
  const sitemap = bodyText(await sendRequest(`${server.address}/sitemap.xml`));
  expect(sitemap.match(/<loc>[^<]*\/articles\/[a-z0-9-]+<\/loc>/g)).toHaveLength(60);
  const entries: string[] = [];
  for (let next = `${server.address}/articles/feed.xml`; next; ) {
    const feed = bodyText(await sendRequest(next));
    entries.push(...[...feed.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id = ""]) => id));
    next = /rel="next"[^>]*href="(.*?)"/.exec(feed)?.[1] ?? "";
  }
  expect(new Set(entries).size).toBe(60);
  expect(entries).toHaveLength(60);
}

// REQ-ARTICLE-17. One test, because starting the server takes longest.
test("sixty articles are on three pages, in English with JavaScript and in Arabic without", async ({
  browser,
  startServer,
  spawnServer,
}) => {
  test.setTimeout(180_000);
  const server = await startServerWithSixtyArticles({
    startSite: startServer,
    launch: spawnServer,
  });
  const walks: string[][] = [];
  for (const language of languages) {
    const withScripts = language.locale === "en";
    await test.step(`${language.locale}, ${withScripts ? "with" : "without"} JavaScript`, async () => {
      const page = await openPage(browser, withScripts);
      await page.goto(`${server.address}/articles${language.lang.replace("&", "?")}`);
      if (withScripts) await waitUntilInteractive(page);
      walks.push(await walkPages(page, server.address, language));
      await page.context().close();
    });
  }
  expect(walks[1]).toEqual(walks[0]);

  await test.step("Back restores the scroll position", () => goBack(server, browser));
  await test.step("the language switch stays on the page of the list", () =>
    switchLanguage(server, browser));
  await test.step("the links of the pagination are large enough and fit the viewport", () =>
    measureTargets(server, browser));
  await test.step("each page has its own canonical URL and metadata", () =>
    expectPageMetadata(server, browser));
  await test.step("an invalid page number redirects to an existing page and is not cached", () =>
    expectRedirects(server));
  await test.step("the sitemap and the pages of the feed contain every article", () =>
    expectAllInFeedAndSitemap(server));

  expect(server.log().filter(({ event }) => String(event).includes("truncated"))).toEqual([]);
});
