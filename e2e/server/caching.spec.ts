import { expect } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { sampleArticle } from "../support/articles.ts";
import { bodyText, get, type HttpResponse, sendRequest } from "../support/requests/http-request.ts";
import { getBuiltFile } from "../support/servers/built-files.ts";
import { test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

/**
 * One resource of each kind. The home page shows the time and changes every minute, so it cannot be compared with
 * itself.
 */
const cachedResources = [
  ["a page", () => "/about"],
  ["the Arabic list of articles", () => "/articles?lang=ar"],
  ["the sitemap", () => "/sitemap.xml"],
  ["the Arabic feed", () => "/articles/feed.xml?lang=ar"],
  ["a script", () => getBuiltFile(/^framework.*\.js$/)],
  ["a cover", () => sampleArticle.featured_image],
] as const;

/** Cache-Control of a page that a shared cache may keep for some seconds, or that all caches revalidate. */
const pageCaching =
  /^public, (no-cache|max-age=0, s-maxage=\d+, stale-while-revalidate=10, stale-if-error=86400)$/;

/** The seconds count down, and a page that is right for less than a second is revalidated by all. */
const withoutSeconds = (caching = "") => caching.replace(pageCaching, "of a page");

for (const [name, find] of cachedResources) {
  test(`${name} has the best encoding that the client accepts, always with the same text`, async () => {
    const path = find();
    const plain = await get(path);
    const gzip = await get(path, { "accept-encoding": "gzip, deflate" });
    const brotli = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
    expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "gzip",
      "br",
    ]);
    expect(bodyText(gzip)).toBe(plain.body.toString("utf8"));
    expect(bodyText(brotli)).toBe(plain.body.toString("utf8"));
    expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
    for (const { headers, body } of [plain, gzip, brotli]) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.vary).toContain("Accept-Encoding");
    }
    const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test(`${name} has status 304 with a current ETag, and 200 with another one`, async () => {
    const path = find();
    for (const encoding of ["identity", "gzip", "br"]) {
      const requestWithTags = (tags: string) =>
        get(path, { "accept-encoding": encoding, "if-none-match": tags });
      const { headers } = await get(path, { "accept-encoding": encoding });
      const etag = headers.etag ?? "";
      for (const tags of [etag, `W/${etag}`, `"old", ${etag}`, `"a",W/"b",${etag} , "c"`, "*"]) {
        const again = await requestWithTags(tags);
        expect([tags, again.status, again.body.length]).toEqual([tags, 304, 0]);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers.vary).toBe(headers.vary);
        expect(withoutSeconds(again.headers["cache-control"])).toBe(
          withoutSeconds(headers["cache-control"]),
        );
      }
      for (const tags of [
        '"old"',
        etag.slice(1, -1),
        `${etag}x`,
        '""',
        "W/",
        ",",
        `"${"a".repeat(5000)}"`,
      ]) {
        expect([tags, (await requestWithTags(tags)).status]).toEqual([tags, 200]);
      }
    }
  });

  test(`HEAD of ${name} has the headers of GET, without the body`, async () => {
    const path = find();
    for (const encoding of ["identity", "br"]) {
      const headers = { "accept-encoding": encoding };
      const full = await sendRequest(site + path, { headers });
      const head = await sendRequest(site + path, { method: "HEAD", headers });
      expect(head.status).toBe(full.status);
      expect(head.body.length).toBe(0);
      const stableHeaders = ({
        headers: { date: _, "x-request-id": _id, "cache-control": caching, ...rest },
      }: HttpResponse) => ({ ...rest, caching: withoutSeconds(caching) });
      expect(stableHeaders(head)).toEqual(stableHeaders(full));
    }
  });

  test(`a range request for ${name} gets the whole body`, async () => {
    const path = find();
    const fullResponse = await get(path);
    for (const range of [
      "bytes=0-9",
      "bytes=-5",
      `bytes=${"0-,".repeat(900)}0-`,
      "lines=1-2",
      "bytes=9-1",
    ]) {
      const { status, headers, body } = await get(path, { range });
      expect([range, status, headers["content-range"]]).toEqual([range, 200, undefined]);
      expect(body.equals(fullResponse.body)).toBe(true);
    }
  });
}

test("browsers revalidate a page on every visit; pages vary by encoding, language and cookie", async () => {
  for (const { address, layout } of visits) {
    const { headers } = await get(address);
    expect([address, withoutSeconds(headers["cache-control"]), headers.vary]).toEqual([
      address,
      // REQ-ACCOUNT-16: account pages are never cached.
      layout !== "site" ? "no-store" : "of a page",
      "Accept-Encoding, Accept-Language, Cookie",
    ]);
  }
});

test("a prefetched page is cached for ten seconds, in the browser only", async () => {
  for (const [path, age] of [
    ["/faq", "private, max-age=10"],
    ["/articles?lang=ar", "private, max-age=10"],
    ["/login", "no-store"],
    ["/no-such-page", "no-store"],
  ] as const) {
    for (const name of ["sec-purpose", "purpose"]) {
      const prefetched = await get(path, { [name]: "prefetch;prerender" });
      expect([path, prefetched.headers["cache-control"]]).toEqual([path, age]);
      const plain = await get(path);
      expect(prefetched.body.equals(plain.body)).toBe(true);
      expect(plain.headers["cache-control"]).not.toBe("private, max-age=10");
    }
  }
});

test("only account pages have data requests of the framework", async () => {
  for (const path of ["/_.data", "/articles.data", "/faq.data?lang=ar"]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location?.split("?")[0]]).toEqual([path, 302, "/404"]);
  }
  expect((await get("/login.data")).headers["cache-control"]).toBe("no-store");
});

test("redirects and errors are never cached", async () => {
  for (const path of [
    "/no-such-page",
    "/no-such-page.data",
    "/articles/",
    "/contact",
    "/assets/none.js",
  ]) {
    const { headers } = await get(path);
    expect([path, headers["cache-control"]]).toEqual([path, "no-store"]);
  }
  const refused = await sendRequest(`${site}/`, { method: "POST" });
  expect(refused.headers["cache-control"]).toBe("no-store");
});

test("concurrent requests in two languages get responses in their language", async () => {
  const cases = ["/about", "/articles", "/404"].flatMap((path) =>
    [
      { query: "", cookie: "", prefers: "", is: "en" },
      { query: "", cookie: "", prefers: "ar-OM,ar;q=0.9", is: "ar" },
      { query: "", cookie: "language=ar", prefers: "en", is: "ar" },
      { query: "", cookie: "language=en", prefers: "ar", is: "en" },
      { query: "?lang=ar", cookie: "language=en", prefers: "en", is: "ar" },
      { query: "?lang=en", cookie: "language=ar", prefers: "ar", is: "en" },
    ].map((one) => ({ path, ...one })),
  );
  const requests = Array.from({ length: 20 }, () => cases).flat();
  const responses = await Promise.all(
    requests.map(({ path, query, cookie, prefers }) =>
      get(path + query, { cookie, "accept-language": prefers, "accept-encoding": "br" }),
    ),
  );
  const firstBodies = new Map<string, string>();
  for (const [index, response] of responses.entries()) {
    const one = requests[index];
    const html = bodyText(response);
    expect(response.headers["content-language"]).toBe(one?.is);
    expect(html).toContain(`<html lang="${one?.is}"`);
    const name = JSON.stringify(one);
    expect(html === (firstBodies.get(name) ?? html)).toBe(true);
    firstBodies.set(name, html);
  }
});

test("a forged Host header does not change a page", async () => {
  const expected = await get("/about?lang=ar");
  const hostile: Record<string, string>[] = [
    { host: "evil.example" },
    { host: "evil.example:80" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example;proto=https" },
    { "x-original-url": "/articles", "x-rewrite-url": "/articles" },
    { "x-http-method-override": "DELETE" },
    { origin: "https://evil.example", referer: "https://evil.example/" },
  ];
  for (const headers of hostile) {
    const response = await get("/about?lang=ar", headers);
    expect([headers, response.status, response.body.equals(expected.body)]).toEqual([
      headers,
      200,
      true,
    ]);
  }
  const redirect = await get("/no-such-page", { host: "evil.example" });
  expect(redirect.headers.location).toBe("/404");
});
