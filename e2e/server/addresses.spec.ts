import { expect } from "@playwright/test";
import { pages } from "../../app/content/data/pages.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { sampleSlug } from "../support/articles.ts";
import { get, sendRawPath } from "../support/requests/http-request.ts";
import { expectNoInternals, followRedirects } from "../support/requests/redirects.ts";
import { test } from "../support/test.ts";

test("other spellings of a URL redirect once to the canonical one and keep the language", async () => {
  const built = Object.values(pages);
  for (const { path } of built) {
    const page = path.replace(":slug", sampleSlug);
    const end = page === "/404" ? 404 : 200;
    const variants =
      page === "/"
        ? ["//", "///"]
        : [
            `${page}/`,
            `${page}//`,
            page
              .replace("/", "/%")
              .replace(/%(.)/, (_, letter: string) => `%${letter.charCodeAt(0).toString(16)}`),
          ];
    for (const variant of variants) {
      for (const [query, target] of [
        ["", page],
        ["?x=1", page],
        ["?lang=ar", `${page}?lang=ar`],
      ]) {
        const responses = await followRedirects(variant + query);
        expect([variant + query, ...responses.map(({ status }) => status)]).toEqual([
          variant + query,
          308,
          end,
        ]);
        expect(responses[0]?.headers.location).toBe(target);
      }
    }
  }
});

test("no URL redirects to another site", async () => {
  const targets = [
    "//evil.example",
    "//evil.example/",
    "//evil.example/%2e%2e",
    "///evil.example//",
    "/%2f/evil.example/",
    "/%5cevil.example/",
    "/\\evil.example",
    "/\\/evil.example",
    "/.evil.example",
    "/contact//evil.example",
    "/blog//evil.example",
    "/blog/%2f%2fevil.example",
    "/blog/https:%2f%2fevil.example",
    "http://evil.example/no-such-page",
    "https://evil.example//articles/",
    "//evil.example/articles/",
  ];
  for (const target of targets) {
    const { status, head, body } = await sendRawPath(site, target);
    expect([target, [302, 308, 400, 404].includes(status)]).toEqual([target, true]);
    const location = /^location: (.*)$/im.exec(head)?.[1]?.trim();
    if (location !== undefined)
      expect([target, location]).toEqual([target, expect.stringMatching(/^\/(?![/\\])/)]);
    expectNoInternals(body);
  }
});

test("a request target in absolute form gets the same response", async () => {
  const short = await get("/about?lang=ar");
  for (const host of [new URL(site).host, "evil.example"]) {
    const { status, body } = await sendRawPath(site, `http://${host}/about?lang=ar`);
    expect([host, status, body === short.body.toString("utf8")]).toEqual([host, 200, true]);
  }
});

test("requests for missing files and documents never get the HTML of the 404 page", async () => {
  const documents = [
    "/robots.txt",
    "/sitemap.xml",
    "/favicon.ico",
    "/site.webmanifest",
    "/apple-touch-icon.png",
  ];
  const files = [
    "/assets/none",
    "/assets/none.js",
    "/assets/",
    "/assets/..%2f..%2fpackage.json",
    "/covers/none",
    "/covers/%00",
    "/icons/none.png",
  ];
  for (const path of [...documents, ...files]) {
    for (const address of [path, `${path}?lang=ar`]) {
      const { status, headers } = await get(address, {
        "accept-language": "ar",
        accept: "text/html",
      });
      if (files.includes(path)) expect([address, status]).toEqual([address, 404]);
      expect([address, [200, 404].includes(status)]).toEqual([address, true]);
      expect([address, headers["content-type"]?.startsWith("text/html")]).toEqual([address, false]);
    }
  }
  const outside = await sendRawPath(site, "/assets/../../../package.json");
  expect(outside.body).not.toContain('"dependencies"');
});
