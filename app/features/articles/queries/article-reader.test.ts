import { expect, test } from "vitest";
import { readArticle, readRelated } from "./article-reader.server.ts";
import { rowAt, siteWith } from "./article-site-fixture.ts";

const row = { id: "a0000000-0000-4000-8000-000000000001", ...rowAt(1), slug: "lasik-vs-prk" };

test("one article is requested by its slug", async () => {
  const site = siteWith(() => Response.json([row]));
  const { article, failed } = await readArticle(site, "lasik-vs-prk");
  expect(site.requests).toEqual(["/rest/v1/articles?select=*&slug=eq.lasik-vs-prk"]);
  expect(article).toMatchObject({ slug: "lasik-vs-prk", body: "One word more." });
  expect(failed).toBe(false);
});

test("an unknown slug is no failure", async () => {
  const site = siteWith(() => Response.json([]));
  expect(await readArticle(site, "no-such-article")).toEqual({ article: null, failed: false });
  expect(site.logged).toEqual([]);
});

test.each(["", "Lasik", "a b", "a--b", "-a", "../rest", "a,or=(id.eq.1)", "مقال", "a".repeat(121)])(
  "the slug %j names nothing and is not looked up",
  async (slug) => {
    const site = siteWith(() => Response.json([row]));
    expect(await readArticle(site, slug)).toEqual({ article: null, failed: false });
    expect(site.requests).toEqual([]);
  },
);

test("an article that cannot be fetched is logged without the visitor's input", async () => {
  const site = siteWith(() => Response.json({ code: "XX000", message: "broken" }, { status: 400 }));
  expect(await readArticle(site, "typed-by-someone")).toEqual({ article: null, failed: true });
  expect(JSON.stringify(site.logged)).not.toContain("typed-by-someone");
});

test("the newest two other articles are requested in the page's language and returned without bodies", async () => {
  const site = siteWith(() => Response.json([row]));
  const { articles } = await readRelated(site, "is-lasik-permanent");
  expect(site.requests).toEqual([
    "/rest/v1/articles?select=slug,title_en,excerpt_en,content_en,featured_image,category,published_at&slug=neq.is-lasik-permanent&order=published_at.desc,slug.asc&limit=2",
  ]);
  expect(articles).toHaveLength(1);
  expect(articles[0]).not.toHaveProperty("body");
});

test.each(["a.1", "Eq,one", "{x}", "x\0", "a".repeat(121)])(
  "an invalid slug, %s, requests no related articles",
  async (slug) => {
    const site = siteWith(() => Response.json([row]));
    expect(await readRelated(site, slug)).toEqual({ articles: [], failed: false });
    expect(site.requests).toEqual([]);
  },
);

test("related articles that cannot be fetched leave the block out", async () => {
  const site = siteWith(() => Response.json({ code: "XX000", message: "broken" }, { status: 400 }));
  expect(await readRelated(site, "is-lasik-permanent")).toEqual({ articles: [], failed: true });
  expect(site.logged).toEqual([
    ["related articles failed", { level: "error", status: 400, cause: "XX000" }],
  ]);
});

test("a backend that cannot be reached is requested once, without a retry", async () => {
  const site = siteWith(() => {
    throw new TypeError("fetch failed");
  });
  expect(await readRelated(site, "lasik-vs-prk")).toEqual({ articles: [], failed: true });
  expect(site.requests).toHaveLength(1);
  expect(site.logged).toHaveLength(1);
});

test("a busy backend is requested once, whatever Retry-After it sends", async () => {
  const site = siteWith(
    () => new Response("busy", { status: 503, headers: { "Retry-After": "3600" } }),
  );
  expect(await readRelated(site, "lasik-vs-prk")).toEqual({ articles: [], failed: true });
  expect(site.requests).toHaveLength(1);
});
