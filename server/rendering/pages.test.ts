import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SiteContext } from "../../app/server/site-context.server.ts";
import { createMetrics } from "../http/metrics.ts";
import type { SearchLimit } from "../http/search-limit.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { servePages } from "./pages.ts";

const html = "<html><head><script>app()</script><style>p{}</style></head><body>Text</body></html>";

/** Pages that `render` makes, with every request it was asked to render. */
function pagesWith(
  render: (request: Request, site: SiteContext) => Response,
  componentKit = false,
  limitSearch: SearchLimit = (_, search) => search(),
) {
  const rendered: { url: string; site: SiteContext }[] = [];
  const serve = servePages({
    render: async (request, site) => {
      rendered.push({ url: request.url, site });
      return render(request, site);
    },
    // The pages hand these on without reading them.
    site: {
      siteUrl: "https://clinic.example",
      data: {},
    } as SiteContext,
    componentKit,
    articles: {
      isUnknown: async (slug) => slug === "unknown",
      findLastPage: async (number, pageSize) => {
        const last = Math.ceil(50 / pageSize);
        return number > last ? last : null;
      },
    },
    dataOrigin: null,
    hasServiceWorker: true,
    common: {},
    metrics: createMetrics({ isBackendUp: async () => true, mailQueueLength: null }),
    policy: pagePolicy,
    cachesPages: true,
    limitSearch,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(`http://127.0.0.1:3000${path}`, { headers }), () => "192.0.2.1");
  return { get, rendered };
}

const page = () => htmlAnswer(html);

function htmlAnswer(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

test("a page is rendered once per language", async () => {
  const { get, rendered } = pagesWith(page);
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
  const { get, rendered } = pagesWith(() => htmlAnswer(`<p>${words}</p>`));
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

test("the rendered URL is the public one, without unknown parameters", async () => {
  const { get, rendered } = pagesWith(page);
  await get("/about?lang=ar&token=secret", { host: "evil.example", cookie: "session=secret" });
  expect(rendered[0]?.url).toBe("https://clinic.example/about?lang=ar");
  expect(rendered[0]?.site.language).toEqual({ locale: "ar", explicit: true });
});

test("a page has Cache-Control, Content-Language, Vary and Content-Security-Policy", async () => {
  const { headers } = await pagesWith(page).get("/about?lang=ar");
  expect(headers.get("cache-control")).toBe("public, no-cache");
  expect(headers.get("content-language")).toBe("ar");
  expect(headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy.match(/script-src 'self' 'sha256-[^']+';/)).not.toBeNull();
  expect(policy.match(/style-src 'self' 'sha256-[^']+';/)).not.toBeNull();
});

test("a page has the hash of its inline styles in its policy, and Speculation-Rules", async () => {
  const { headers } = await pagesWith(page).get("/about");
  expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
  expect(headers.get("content-security-policy")).toContain(
    `'sha256-${createHash("sha256").update("p{}").digest("base64")}'`,
  );
});

test("an account page has no Speculation-Rules header", async () => {
  const answer = await pagesWith(page).get("/login");
  expect(answer.headers.get("speculation-rules")).toBeNull();
});

test.each<Record<string, string>>([
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { purpose: "prefetch" },
])(
  "a page that is fetched ahead, with %j, may be used for ten seconds, others are asked for again",
  async (headers) => {
    const { get, rendered } = pagesWith(page);
    const cachingOf = async (given: Record<string, string>) =>
      (await get("/about", given)).headers.get("cache-control");
    expect(await cachingOf(headers)).toBe("private, max-age=10");
    expect(await cachingOf({})).toBe("public, no-cache");
    expect(rendered).toHaveLength(1);
  },
);

test("fetched ahead or not, what belongs to an account or failed is stored nowhere", async () => {
  const ahead = { "sec-purpose": "prefetch" };
  const account = await pagesWith(page).get("/login", ahead);
  const failed = await pagesWith(() => new Response(html, { status: 500 })).get("/about", ahead);
  expect([account, failed].map(({ headers }) => headers.get("cache-control"))).toEqual([
    "no-store",
    "no-store",
  ]);
});

test("data of an account page is no page: it may load nothing and is stored nowhere", async () => {
  const { get, rendered } = pagesWith(
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
  const { get, rendered } = pagesWith(
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
  const { get, rendered } = pagesWith(
    () => new Response("[1]", { status: 202, headers: { "x-remix-response": "yes" } }),
  );
  expect((await get("/login.data")).headers.get("cache-control")).toBe("no-store");
  await get("/login.data");
  expect(rendered).toHaveLength(2);
});

test("another spelling of a path redirects without a rendering", async () => {
  const { get, rendered } = pagesWith(page);
  const answer = await get("/ARTICLES/?lang=ar");
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/articles?lang=ar"]);
  expect(rendered).toHaveLength(0);
});

test("a response with an error is never cached", async () => {
  const { get, rendered } = pagesWith(
    () => new Response(html, { status: 500, headers: { "content-type": "text/html" } }),
  );
  expect((await get("/about")).headers.get("cache-control")).toBe("no-store");
  expect((await get("/about")).status).toBe(500);
  expect(rendered).toHaveLength(2);
});

test("the shortest max-age decides how long a page is cached", async () => {
  const { get, rendered } = pagesWith((_, site) => {
    site.setMaxAge(60);
    site.setMaxAge(0);
    site.setMaxAge(30);
    return page();
  });
  await get("/articles");
  await get("/articles");
  expect(rendered).toHaveLength(2);
});

test("the year is Oman's", async () => {
  const { get, rendered } = pagesWith(page);
  await get("/about");
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Muscat", year: "numeric" }).format();
  expect(rendered[0]?.site.year).toBe(Number(year));
});

test("an unknown article redirects to the list, without a rendering and uncached", async () => {
  const { get, rendered } = pagesWith(page);
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
])("%s redirects to %s without a rendering and uncached", async (asked, target) => {
  const { get, rendered } = pagesWith(page);
  const answer = await get(asked);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(rendered).toEqual([]);
});

test("existing pages of a list are rendered, and the component kit in development", async () => {
  const { get, rendered } = pagesWith(page, true);
  for (const address of ["/articles?page=3", "/articles/feed.xml?page=2", "/ui?lang=ar"]) {
    expect((await get(address)).status).toBe(200);
  }
  expect(rendered).toHaveLength(3);
});

test("search results are never cached", async () => {
  const { get, rendered } = pagesWith(page);
  for (const path of ["/search?q=words", "/search.json?q=words"]) {
    const answers = await Promise.all([get(path), get(path)]);
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(
      answers.map(() => "no-store"),
    );
    await get(path);
    expect(rendered.splice(0)).toHaveLength(2);
  }
  for (const path of ["/search", "/search?q=%20"]) {
    expect((await get(path)).headers.get("cache-control")).toBe("public, no-cache");
  }
  expect(rendered).toHaveLength(1);
});

test("a client that searches too often is asked to wait, with one rendering for each language", async () => {
  const clients: string[] = [];
  const limited = ({ isSearchLimited }: SiteContext) =>
    isSearchLimited ? new Response("Wait", { status: 429 }) : new Response("Found");
  const { get, rendered } = pagesWith(
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
