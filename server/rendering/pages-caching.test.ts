import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { cacheControl, revalidate } from "./cache-control.ts";
import { createHtmlResponse, createTestPages, html, page } from "./pages-fixture.ts";

afterEach(() => vi.useRealTimers());

test("a page is rendered once per language", async () => {
  const { get, rendered } = createTestPages(page);
  await Promise.all([
    get("/about"),
    get("/about?utm_source=x"),
    get("/about", { "accept-language": "en-GB" }),
  ]);
  for (let n = 0; n < 50; n += 1) {
    await get(`/about?utm_source=${n}&x${n}=${"y".repeat(20)}`);
    await get(`/about?lang=x${n}`);
    await get(`/about?_routes=x${n}`);
  }
  expect(rendered).toHaveLength(1);
  await get("/about", { cookie: "language=ar" });
  expect(rendered.map(({ site }) => site.language.locale)).toEqual(["en", "ar"]);
});

test("a page is recompressed after its second request, and later responses are smaller", async () => {
  const words = readFileSync(import.meta.filename, "utf8");
  const { get, rendered } = createTestPages(() => createHtmlResponse(`<p>${words}</p>`));
  const read = async () => {
    const answer = await get("/about", { "accept-encoding": "br" });
    const body = Buffer.from(await answer.arrayBuffer());
    return { body, tag: answer.headers.get("etag"), text: brotliDecompressSync(body).toString() };
  };
  const [first, second] = [await read(), await read()];
  expect(second.body).toEqual(first.body);
  await expect.poll(async () => (await read()).body.length).toBeLessThan(first.body.length);
  const { tag, text } = await read();
  expect([tag, text]).toEqual([first.tag, first.text]);
  expect(rendered).toHaveLength(1);
});

test.each<Record<string, string>>([
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { purpose: "prefetch" },
])(
  "a page that is fetched ahead, with %j, may be used for ten seconds, others are revalidated",
  async (headers) => {
    const { get, rendered } = createTestPages(page);
    const cachingOf = async (given: Record<string, string>) =>
      (await get("/about", given)).headers.get("cache-control");
    expect(await cachingOf(headers)).toBe("private, max-age=10");
    expect(await cachingOf({})).toBe(cacheControl(5));
    expect(rendered).toHaveLength(1);
  },
);

test("a response of an account page or with an error is never stored, prefetched or not", async () => {
  const ahead = { "sec-purpose": "prefetch" };
  const account = await createTestPages(page).get("/login", ahead);
  const failed = await createTestPages(() => new Response(html, { status: 500 })).get(
    "/about",
    ahead,
  );
  expect([account, failed].map(({ headers }) => headers.get("cache-control"))).toEqual([
    "no-store",
    "no-store",
  ]);
});

test("the data of an account page has the strict policy and is never stored", async () => {
  const { get, rendered } = createTestPages(
    () =>
      new Response("[1]", {
        headers: { "content-type": "text/x-script", "x-remix-response": "yes" },
      }),
  );
  const answer = await get("/login.data");
  expect(rendered[0]?.url).toBe("https://clinic.example/login.data");
  expect(await answer.text()).toBe("[1]");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none';");
  expect(answer.headers.get("x-remix-response")).toBe("yes");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a redirect is passed on and never cached", async () => {
  const { get, rendered } = createTestPages(
    () => new Response(null, { status: 302, headers: { location: "/articles" } }),
  );
  const answer = await get("/articles/gone");
  await get("/articles/gone");
  expect([
    answer.status,
    answer.headers.get("location"),
    answer.headers.get("cache-control"),
  ]).toEqual([302, "/articles", "no-store"]);
  expect(rendered).toHaveLength(2);
});

test("a redirect of a data request, which has status 202, is never cached", async () => {
  const { get, rendered } = createTestPages(
    () => new Response("[1]", { status: 202, headers: { "x-remix-response": "yes" } }),
  );
  expect((await get("/login.data")).headers.get("cache-control")).toBe("no-store");
  await get("/login.data");
  expect(rendered).toHaveLength(2);
});

test("a response with an error is never cached", async () => {
  const { get, rendered } = createTestPages(
    () => new Response(html, { status: 500, headers: { "content-type": "text/html" } }),
  );
  expect((await get("/about")).headers.get("cache-control")).toBe("no-store");
  expect((await get("/about")).status).toBe(500);
  expect(rendered).toHaveLength(2);
});

test("the shortest max-age decides how long a page is cached", async () => {
  const { get, rendered } = createTestPages((_, site) => {
    site.setMaxAge(60);
    site.setMaxAge(0);
    site.setMaxAge(30);
    return page();
  });
  await get("/articles");
  await get("/articles");
  expect(rendered).toHaveLength(2);
});

test("a shared cache may store a page as long as it is right, once it is compressed at maximum quality", async () => {
  const { get } = createTestPages((_, site) => {
    site.setMaxAge(1_000);
    return page();
  });
  const cachingOf = async () => (await get("/about")).headers.get("cache-control");
  expect([await cachingOf(), await cachingOf()]).toEqual([cacheControl(5), cacheControl(5)]);
  await expect.poll(cachingOf).toContain("s-maxage=9");
  const { get: getUncached } = createTestPages((_, site) => {
    site.setMaxAge(0);
    return page();
  });
  expect((await getUncached("/about")).headers.get("cache-control")).toBe(revalidate);
});

test("the year is Oman's", async () => {
  const { get, rendered } = createTestPages(page);
  for (const time of ["2026-12-31T19:59:59Z", "2026-12-31T20:00:00Z"]) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
    await get("/about");
  }
  expect(rendered.map(({ site }) => site.year)).toEqual([2026, 2027]);
});

test("search results are never cached", async () => {
  const { get, rendered } = createTestPages(page);
  for (const path of ["/search?q=words", "/search.json?q=words"]) {
    const answers = await Promise.all([get(path), get(path)]);
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(
      answers.map(() => "no-store"),
    );
    await get(path);
    expect(rendered.splice(0)).toHaveLength(2);
  }
  for (const path of ["/search", "/search?q=%20"]) {
    expect((await get(path)).headers.get("cache-control")).toBe(cacheControl(5));
  }
  expect(rendered).toHaveLength(1);
});
