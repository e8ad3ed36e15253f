import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { displayName } from "../../app/i18n/display-name.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { siteBehindProxy } from "../servers/addresses.ts";
import { liveApp } from "../support/app.ts";
import { anySlug, articles, cardsOnPage, newest, readingTimeOf } from "../support/articles.ts";
import { test } from "../support/journey.ts";
import { builtFiles, builtFolder } from "../support/sites/built-files.ts";
import { ar, en } from "../support/words.ts";
import { articleRow, wordsOf } from "./article-row.ts";
import { watchWaiting } from "./pending-note.ts";

const list = `${siteBehindProxy}/articles`;
const listCall = "order=published_at.desc";

function cards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

// F141, F143, F147
test("the list shows the articles, newest first, each with image, category, date, time, title and excerpt", async ({
  page,
}) => {
  await page.goto("/articles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.articles.title);
  await expect(cards(page)).toHaveCount(Math.min(articles.length, cardsOnPage));
  const first = cards(page).first();
  const category = displayName(newest.category, en.articles.categories);
  for (const text of [category, readingTimeOf(newest, "en"), newest.title_en, newest.excerpt_en])
    await expect(first.getByText(text, { exact: true })).toBeVisible();
  await expect(first.locator("time")).toHaveText(formatDateLong(newest.published_at, "en"));
  await expect(first.locator("img")).toHaveAttribute("src", newest.featured_image);
  await expect(first.getByRole("link")).toHaveAttribute("href", `/articles/${newest.slug}`);
  const dates = await page
    .locator("main time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toEqual([...dates].sort().reverse());
  const closing = page.getByRole("main").getByRole("link", { name: en.articles.closing.action });
  await expect(closing).toHaveAttribute("href", "/book-consultation");
});

// F142
for (const { width, columns } of [
  { width: 375, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1280, columns: 3 },
]) {
  test(`at ${width} px the articles stand in ${columns} columns, their covers no higher than their neighbours'`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/articles");
    const tracks = await page
      .locator("main ul:has(> li > article)")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(tracks).toBe(columns);
    const covers = await cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const cover = card.querySelector("img")?.getBoundingClientRect();
        return cover ? [{ top: Math.round(cover.top), foot: Math.round(cover.bottom) }] : [];
      }),
    );
    for (const { top, foot } of covers) {
      const row = covers.filter((cover) => cover.top === top);
      expect(row.map((cover) => cover.foot)).toEqual(row.map(() => foot));
    }
  });
}

test("the landmark on the ridge of a page's head is fetched where it has room, and nowhere else", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const landmarks = () => fetched.filter((address) => address.includes("landmark-"));
  await page.setViewportSize({ width: 1023, height: 900 });
  await page.goto("/articles");
  expect(landmarks()).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(landmarks).toHaveLength(1);
});

// F158, D46
for (const timezoneId of [
  "Pacific/Kiritimati",
  "America/Los_Angeles",
  "Pacific/Pago_Pago",
  "Asia/Muscat",
]) {
  test(`in ${timezoneId} the published dates are the same calendar days`, async ({ newReader }) => {
    const page = await newReader({ timezoneId });
    await page.goto("/articles?lang=ar");
    await liveApp(page);
    await expect(cards(page).first().locator("time")).toHaveText(
      formatDateLong(newest.published_at, "ar"),
    );
    await expect(cards(page).first().locator("time")).toHaveAttribute(
      "datetime",
      newest.published_at,
    );
    await page.goto("/articles?lang=en");
    await liveApp(page);
    await expect(cards(page).first().locator("time")).toHaveText(
      formatDateLong(newest.published_at, "en"),
    );
  });
}

// F144, D37
for (const { lang, link, text } of [
  { lang: "en", link: en.shell.navigation.articles, text: en.shell.loadingArticles.list },
  { lang: "ar", link: ar.shell.navigation.articles, text: ar.shell.loadingArticles.list },
]) {
  test(`on the way to the list in the browser the page says that articles are loading (${lang})`, async ({
    page,
    backend,
  }) => {
    await page.goto(`${siteBehindProxy}/?lang=${lang}`);
    await liveApp(page);
    await backend.disturb(listCall, { kind: "delay", milliseconds: 1500 });
    // From the footer, where the reader is far below what the loading page shows.
    const saidWaiting = await watchWaiting(page);
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(cards(page).first()).toBeVisible();
    expect(await saidWaiting()).toEqual({ text, inSight: true });
    await expect(page.getByRole("status")).toHaveCount(0);
  });
}

// F144, D37
test("the first visit to the list shows the articles, never that they are loading", async ({
  request,
}) => {
  const html = await (await request.get("/articles")).text();
  expect(html).not.toContain('role="status"');
  expect(html).toContain(`href="/articles/${newest.slug}"`);
});

// F145
for (const { lang, title, text } of [
  { lang: "en", title: en.articles.empty.title, text: en.articles.empty.text },
  { lang: "ar", title: ar.articles.empty.title, text: ar.articles.empty.text },
]) {
  test(`an empty table is said in ${lang}, with nothing to try again`, async ({
    page,
    backend,
  }) => {
    await backend.answer(listCall, []);
    await page.goto(`${list}?lang=${lang}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    for (const { retry } of [en.articles.empty, ar.articles.empty])
      await expect(page.getByRole("link", { name: retry })).toHaveCount(0);
  });
}

// F146, D36
for (const [name, disturbance] of [
  ["an error", { kind: "answer", status: 500, type: "application/json", body: '{"message":"x"}' }],
  ["HTML", { kind: "answer", status: 200, type: "text/html", body: "<!doctype html><p>hello" }],
  ["null", { kind: "answer", status: 200, type: "application/json", body: "null" }],
  ["no list", { kind: "answer", status: 200, type: "application/json", body: '{"a":1}' }],
  ["nothing", { kind: "hang up" }],
] as const) {
  test(`when the data service answers ${name} and nothing was read before, the list is empty and can be tried again`, async ({
    page,
    backend,
  }) => {
    await backend.answer(listCall, []);
    await page.goto(list);
    await backend.disturb(listCall, disturbance);
    await page.goto(list);
    await expect(page.getByRole("heading", { name: en.articles.empty.title })).toBeVisible();
    await backend.calm();
    await page.getByRole("link", { name: en.articles.empty.retry }).click();
    await expect(cards(page)).toHaveCount(12);
  });
}

test("one malformed row is left out and the others stay", async ({ page, backend }) => {
  await backend.answer(listCall, [
    { ...articleRow, title_en: null },
    articleRow,
    { slug: 7 },
    "junk",
  ]);
  await page.goto(list);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toHaveText("One article");
});

// F159
for (const [words, minutes] of [
  [1, 1],
  [200, 1],
  [201, 2],
  [600, 3],
  [2001, 11],
] as const) {
  const english = pluralize(minutes, en.articles.readingTime, "en");
  const arabic = pluralize(minutes, ar.articles.readingTime, "ar");
  test(`${words} words are read in ${minutes} minutes, said in the language's own plural`, async ({
    page,
    backend,
  }) => {
    const body = wordsOf(words);
    await backend.answer(listCall, [{ ...articleRow, content_en: body, content_ar: body }]);
    await page.goto(list);
    await expect(cards(page).getByText(english, { exact: true })).toBeVisible();
    await page.goto(`${list}?lang=ar`);
    await expect(cards(page).getByText(arabic, { exact: true })).toBeVisible();
  });
}

// F143
test("a card without an image, and with a category nobody knows, is whole", async ({
  page,
  backend,
}) => {
  await backend.answer(listCall, [{ ...articleRow, category: "Optics & <light>" }]);
  await page.goto(list);
  await expect(cards(page).locator("img")).toHaveCount(0);
  await expect(cards(page).getByText("Optics & <light>", { exact: true })).toBeVisible();
  await expect(cards(page).getByText(en.articles.readMore)).toBeVisible();
  await expect(cards(page).getByText("What it is about.")).toBeVisible();
  await expect(cards(page).getByRole("link")).toHaveAttribute("href", "/articles/one-article");
});

// F232
test("the list keeps the order in which the data service gives the articles", async ({
  page,
  backend,
}) => {
  const rows = ["2026-11-20", "2026-11-21", "2025-01-01"].map((published_at, index) => ({
    ...articleRow,
    published_at,
    slug: `article-${index}`,
  }));
  await backend.answer(listCall, rows);
  await page.goto(list);
  await expect(cards(page).locator("time")).toHaveText([
    "November 20, 2026",
    "November 21, 2026",
    "January 1, 2025",
  ]);
});

// F190, F232, F233
test("articles are read with the public key, in the calls of the specification", {
  tag: "@smoke",
}, async ({ page, backend }) => {
  await page.goto(list);
  await page.goto(`${list}/${anySlug}`);
  const calls = await backend.calls();
  const addresses = calls.map(({ path }) => decodeURIComponent(path));
  const columns = "slug,title_en,excerpt_en,content_en,featured_image,category,published_at";
  const order = "order=published_at.desc,slug.asc";
  expect(addresses).toContain(`/rest/v1/articles?select=${columns}&${order}&offset=0&limit=24`);
  expect(addresses.some((path) => path.includes(`select=*&slug=eq.${anySlug}`))).toBe(true);
  expect(addresses.some((path) => path.includes(`slug=neq.${anySlug}&${order}&limit=2`))).toBe(
    true,
  );
  for (const { apikey, method } of calls) {
    expect(apikey).toMatch(/^sb_publishable_/);
    expect(method).toBe("GET");
  }
});

// F140, F239
test("reading the articles asks no other host and no data service from the browser", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto("/articles");
  await liveApp(page);
  await cards(page).nth(3).getByRole("link").click();
  await expect(page.getByRole("link", { name: en.articles.back })).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
});

// F190
test("no file that the browser gets holds a key that opens more than the public one", async ({
  page,
}) => {
  for (const name of builtFiles()) {
    const text = readFileSync(join(builtFolder, "assets", name), "latin1");
    expect(/sb_secret|service_role|sb_publishable/.exec(text)?.[0], name).toBeUndefined();
  }
  for (const path of ["/articles", "/articles.data", `/articles/${anySlug}`]) {
    const text = await (await page.request.get(path)).text();
    expect(/sb_secret|service_role/.exec(text)?.[0], path).toBeUndefined();
  }
});
