import { expect } from "@playwright/test";
import { clinic, telephoneLink } from "../../app/content/data/clinic.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { emergencyNumber } from "../../app/content/data/triage.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/remote-backend-server.ts";
import { ar, en } from "../support/words.ts";

const { name: treatment } = en.services["cataract-surgery"];

test("suggestions are a short JSON list that is not cached", async () => {
  const { status, headers, body } = await sendRequest(`${site}/search.json?q=catarct`);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "application/json",
    "no-store",
  ]);
  const { suggestions } = JSON.parse(String(body));
  expect(suggestions.length).toBeLessThanOrEqual(6);
  expect(suggestions[0]).toMatchObject({ href: "/services/cataract-surgery" });
  expect(suggestions[0].name.join("")).toBe(treatment);
  expect(suggestions.at(-1).href).toBe("/search?q=catarct");
  const head = await sendRequest(`${site}/search.json?q=catarct`, { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const posted = await sendRequest(`${site}/search.json?q=catarct`, { method: "POST" });
  expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(JSON.parse(String((await sendRequest(`${site}/search.json`)).body)).suggestions).toEqual(
    [],
  );
});

test("an unknown query gets the treatments, a phone number and the triage, in the page's language", async () => {
  const unreadable = [
    "zqxj ".repeat(500),
    "zqxjعغظثxq",
    "\u0638\u0640\u064B\u0651\u0640\u063A\u0640\u062B",
    "\u202Ezqxj\u202C",
    "👁️‍🗨️😢",
    "\uD800zqxj",
    "؟!…«»",
  ];
  for (const { content, lang } of [
    { content: en, lang: "en" },
    { content: ar, lang: "ar" },
  ]) {
    const [before = ""] = content.search.nothing.title.split("{words}");
    for (const typed of unreadable) {
      const query = new URLSearchParams({ q: typed, lang });
      const response = await sendRequest(`${site}/search?${query}`);
      const html = bodyText(response).split(/<\/?main\b/)[1] ?? "";
      expect(response.status, typed).toBe(200);
      expect(html, typed).toContain(before);
      for (const id of serviceIds) expect(html, typed).toContain(`href="${pathOf(id)}`);
      expect(html, typed).toContain(`href="${telephoneLink(clinic.phones[0].value)}"`);
      expect(html, typed).toContain(`href="${telephoneLink(emergencyNumber.value)}"`);
    }
    for (const typed of ["\u202E\u200F", "the of my", "في من على"]) {
      const query = new URLSearchParams({ q: typed, lang });
      expect((await sendRequest(`${site}/search?${query}`)).status, typed).toBe(200);
    }
  }
});

test("the search is in no sitemap, and its metadata contains no query", async () => {
  expect(bodyText(await sendRequest(`${site}/sitemap.xml`))).not.toContain("/search");
  const html = bodyText(
    await sendRequest(`${site}/search?q=${encodeURIComponent("</script><b>x")}`),
  );
  expect(html).not.toContain("<b>x");
  expect(/rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(/\/search$/);
});

test("during an outage the search finds pages and cached articles", async ({
  startWithRemoteBackend,
}) => {
  const { server, injectFault } = await startWithRemoteBackend();
  const find = async (typed: string) =>
    bodyText(await sendRequest(`${server.address}/search?q=${typed}`));
  const articles = 'href="/articles/';
  // A search does not wait long for the first reading of the articles.
  await expect.poll(() => find("LASIK")).toContain(articles);
  await injectFault({ kind: "respond", status: 500, type: "text/plain", body: "down" });
  for (let count = 0; count < 2; count++) {
    const html = await find("LASIK");
    expect(html).toContain('href="/services/lasik-surgery"');
    expect(html).toContain(articles);
  }
});

test("a client that searches too often is asked to wait in the page's language, with the triage and a call", async ({
  startWithRemoteBackend,
}) => {
  const { server } = await startWithRemoteBackend({ RATE_LIMIT_FACTOR: "1" });
  const search = (lang: string, path = "/search") =>
    sendRequest(`${server.address}${path}?q=LASIK&lang=${lang}`);
  const search429 = async (lang: string) => {
    for (;;) {
      const responses = await Promise.all(Array.from({ length: 40 }, () => search(lang)));
      const refused = responses.find(({ status }) => status === 429);
      if (refused) return refused;
    }
  };
  for (const [lang, words] of Object.entries({ en, ar })) {
    const response = await search429(lang);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-language"]).toBe(lang);
    const html = bodyText(response);
    expect(html).toContain(words.search.limited.title);
    expect(html).toContain(`href="${telephoneLink(emergencyNumber.value)}"`);
  }
  // Pages without a search are not counted.
  expect((await sendRequest(`${server.address}/search`)).status).toBe(200);
  expect((await sendRequest(`${server.address}/services/lasik-surgery`)).status).toBe(200);
});
