import { expect } from "@playwright/test";
import { documents } from "../../app/content/data/documents.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { test } from "../support/sites/own-site.ts";

const paths = Object.values(documents).map(({ path }) => path);

test("a document is the same whatever host, language, cookie or parameter comes with the question", async () => {
  const hostile: Record<string, string>[] = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example" },
    { cookie: "language=ar", "accept-language": "ar" },
  ];
  for (const path of paths) {
    const own = await ask(site + path);
    expect([path, own.status, own.headers.vary]).toEqual([path, 200, "Accept-Encoding"]);
    expect(own.headers["cache-control"]).toBe("public, no-cache");
    for (const headers of hostile) {
      const answer = await ask(site + path, { headers });
      expect([path, headers, answer.headers.etag]).toEqual([path, headers, own.headers.etag]);
    }
    for (const query of ["?lang=en", "?lang=%00", "?x=1&lang=", "?_routes=root"]) {
      const answer = await ask(site + path + query);
      expect([path, query, answer.headers.etag]).toEqual([path, query, own.headers.etag]);
    }
    expect(textOf(own)).not.toContain("evil.example");
  }
});

test("another spelling of a document leads to its address", async () => {
  for (const path of paths) {
    for (const spelling of [path.toUpperCase(), `${path}/`]) {
      const { status, headers } = await ask(site + spelling);
      expect([spelling, status, headers.location]).toEqual([spelling, 308, path]);
    }
  }
});

test("the addresses in a document are those of the site's own origin", async ({ startSite }) => {
  const own = await startSite(0, { SITE_URL: "https://www.clinic.example" });
  for (const path of [
    documents.sitemap.path,
    documents["article-feed"].path,
    documents.robots.path,
  ]) {
    const text = textOf(await ask(own.address + path));
    const origins = [...text.matchAll(/https?:\/\/[^/"<\s]+/g)].map(([origin]) => origin);
    const foreign = ["http://www.sitemaps.org", "http://www.w3.org", "https://www.clinic.example"];
    expect(origins.filter((origin) => !foreign.includes(origin))).toEqual([]);
    expect(origins).toContain("https://www.clinic.example");
  }
});
