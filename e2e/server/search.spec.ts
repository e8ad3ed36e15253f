import { expect } from "@playwright/test";
import { site } from "../servers/addresses.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { test } from "../support/sites/distant-site.ts";
import { en } from "../support/words.ts";

const { name: treatment } = en.services["cataract-surgery"];

test("suggestions are a short JSON list for one reader alone", async () => {
  const { status, headers, body } = await ask(`${site}/search.json?q=catarct`);
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
  const head = await ask(`${site}/search.json?q=catarct`, { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const posted = await ask(`${site}/search.json?q=catarct`, { method: "POST" });
  expect([posted.status, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(JSON.parse(String((await ask(`${site}/search.json`)).body)).suggestions).toEqual([]);
});

test("the search stands in no sitemap, and what was typed in none of its own metadata", async () => {
  expect(textOf(await ask(`${site}/sitemap.xml`))).not.toContain("/search");
  const html = textOf(await ask(`${site}/search?q=${encodeURIComponent("</script><b>x")}`));
  expect(html).not.toContain("<b>x");
  expect(/rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(/\/search$/);
});

test("while the data service is down the rest is found, and articles as they were known", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant();
  const find = async (typed: string) => textOf(await ask(`${own.address}/search?q=${typed}`));
  const articles = 'href="/articles/';
  expect(await find("LASIK")).toContain(articles);
  await disturb({ kind: "answer", status: 500, type: "text/plain", body: "down" });
  for (let count = 0; count < 2; count++) {
    const html = await find("LASIK");
    expect(html).toContain('href="/services/lasik-surgery"');
    expect(html).toContain(articles);
  }
});
