import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { SiteContext } from "../../app/server/site-context.server.ts";
import { cacheControl } from "./cache-control.ts";
import { createTestPages, page } from "./pages-fixture.ts";

test("the rendered URL is the public one, without unknown parameters", async () => {
  const { get, rendered } = createTestPages(page);
  await get("/about?lang=ar&token=secret", { host: "evil.example", cookie: "session=secret" });
  expect(rendered[0]?.url).toBe("https://clinic.example/about?lang=ar");
  expect(rendered[0]?.site.language).toEqual({ locale: "ar", explicit: true });
});

test("a page has Cache-Control, Content-Language, Vary and Content-Security-Policy", async () => {
  const { headers } = await createTestPages(page).get("/about?lang=ar");
  expect(headers.get("cache-control")).toBe(cacheControl(5));
  expect(headers.get("content-language")).toBe("ar");
  expect(headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy.match(/script-src 'self' 'sha256-[^']+';/)).not.toBeNull();
  expect(policy.match(/style-src 'self' 'sha256-[^']+';/)).not.toBeNull();
});

test("a page has the hash of its inline styles in its policy, and Speculation-Rules", async () => {
  const { headers } = await createTestPages(page).get("/about");
  expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  expect(headers.get("content-security-policy")).toContain(
    `'sha256-${createHash("sha256").update("p{}").digest("base64")}'`,
  );
});

test("an account page has no Speculation-Rules header", async () => {
  const answer = await createTestPages(page).get("/login");
  expect(answer.headers.get("speculation-rules")).toBeNull();
});

test("another spelling of a path redirects without a rendering", async () => {
  const { get, rendered } = createTestPages(page);
  const answer = await get("/ARTICLES/?lang=ar");
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/articles?lang=ar"]);
  expect(rendered).toHaveLength(0);
});

test("an unknown article redirects to the list, without a rendering and uncached", async () => {
  const { get, rendered } = createTestPages(page);
  const answer = await get("/articles/unknown");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/articles"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await get("/articles/unknown?lang=ar")).headers.get("location")).toBe(
    "/articles?lang=ar",
  );
  expect(rendered).toEqual([]);
  expect((await get("/articles/written")).status).toBe(200);
});

test.each([
  ["/articles?page=4", "/articles?page=3"],
  ["/articles?page=9999&lang=ar", "/articles?page=3&lang=ar"],
  ["/articles/feed.xml?page=3", "/articles/feed.xml?page=2"],
  ["/articles/feed.xml?lang=ar&page=7", "/articles/feed.xml?page=2&lang=ar"],
  ["/unknown", "/404"],
  ["/unknown.data?_routes=root", "/404"],
  ["/contact?lang=ar", "/branches?lang=ar"],
  ["/ui", "/404"],
])("%s redirects to %s without a rendering and uncached", async (address, target) => {
  const { get, rendered } = createTestPages(page);
  const answer = await get(address);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(rendered).toEqual([]);
});

test("existing pages of a list are rendered, and the component kit in development", async () => {
  const { get, rendered } = createTestPages(page, true);
  for (const address of ["/articles?page=3", "/articles/feed.xml?page=2", "/ui?lang=ar"]) {
    expect((await get(address)).status).toBe(200);
  }
  expect(rendered).toHaveLength(3);
});

test("a client that searches too often is asked to wait, with one rendering for each language", async () => {
  const clients: string[] = [];
  const limited = ({ isSearchLimited }: SiteContext) =>
    isSearchLimited ? new Response("Wait", { status: 429 }) : new Response("Found");
  const { get, rendered } = createTestPages(
    (_, site) => limited(site),
    false,
    async (client) => {
      clients.push(client);
      return 12;
    },
  );
  for (const path of ["/search?q=lasik", "/search?q=squint", "/search.json?q=lasik"]) {
    const response = await get(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "12"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(rendered.map(({ url }) => url)).toEqual([
    "https://clinic.example/search",
    "https://clinic.example/search.json",
  ]);
  await get("/search?q=lasik", { "accept-language": "ar" });
  expect(rendered[2]?.site.language.locale).toBe("ar");
  expect((await get("/search")).status).toBe(200);
  expect(clients).toEqual(Array.from({ length: 4 }, () => "192.0.2.1"));
});
