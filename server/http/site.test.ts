import { expect, test } from "vitest";
import { createTestSite } from "./site-fixture.ts";

test("a page has its own policy, other responses get the strict one", async () => {
  const own = { "Content-Security-Policy": "default-src 'self'" };
  const { site } = createTestSite({ pages: async () => new Response("page", { headers: own }) });
  expect((await site.request("/about")).headers.get("content-security-policy")).toBe(
    "default-src 'self'",
  );
  expect((await site.request("/healthz")).headers.get("content-security-policy")).toContain(
    "default-src 'none'",
  );
});

test("a page at localhost is redirected to the origin of the website, with its path and query", async () => {
  const { site } = createTestSite();
  const { status, headers } = await site.request("http://localhost:3000/signup?lang=ar");
  expect([status, headers.get("location")]).toEqual([307, "http://127.0.0.1:3000/signup?lang=ar"]);
  for (const origin of [
    "http://127.0.0.1:3000",
    "http://localhost:8080",
    "http://clinic.test:3000",
  ])
    expect([origin, (await site.request(`${origin}/signup`)).status]).toEqual([origin, 200]);
  expect((await site.request("http://localhost:3000/healthz")).status).toBe(200);
});

test("a security header of the response does not change, missing ones are added", async () => {
  const own = { "referrer-policy": "no-referrer" };
  const { site } = createTestSite({ pages: async () => new Response("page", { headers: own }) });
  const { headers } = await site.request("/about");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

test("/healthz is ok while the process runs, /readyz only while pages can be served", async () => {
  expect(
    (await createTestSite({ isReady: async () => false }).site.request("/healthz")).status,
  ).toBe(200);
  for (const [isReady, status] of [
    [async () => true, 200],
    [async () => false, 503],
    [() => Promise.reject(new Error("no database")), 503],
  ] as const) {
    const answer = await createTestSite({ isReady }).site.request("/readyz");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
  }
});

test("a file of the build takes precedence over a page", async () => {
  const files = ({ url }: Request) => (url.endsWith("/assets/a.js") ? new Response("file") : null);
  const { site } = createTestSite({ files });
  expect(await (await site.request("/assets/a.js")).text()).toBe("file");
  expect(await (await site.request("/about")).text()).toBe("page /about");
});

test.each([
  "/assets/none.js",
  "/covers/none.svg",
  "/icons/none.png",
  "/humans.txt",
  "/none.xml",
  "/favicon.ico",
  "/people/none.jpg",
  "/people/none-640.webp",
  "/articles/none.AVIF",
  "/films/none.mp4",
])("the missing file %s gets a plain 404 instead of the 404 page", async (path) => {
  const answer = await createTestSite().site.request(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("Not found");
});

test.each(["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/articles/feed.xml"])(
  "the resource route %s is rendered like a page",
  async (path) => {
    expect(await (await createTestSite().site.request(path)).text()).toBe(`page ${path}`);
  },
);

test("HEAD reaches the pages, other methods get 405 with Allow", async () => {
  const { site } = createTestSite();
  expect((await site.request("/about", { method: "HEAD" })).status).toBe(200);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await site.request("/about", { method });
    expect([method, answer.status, answer.headers.get("allow")]).toEqual([
      method,
      405,
      "GET, HEAD",
    ]);
  }
});

test("with a hosted project, /rest/v1 and /auth/v1 are not found", async () => {
  const { site } = createTestSite();
  expect((await site.request("/rest/v1/articles")).status).toBe(404);
  expect((await site.request("/auth/v1/token", { method: "POST" })).status).toBe(404);
});

test.each([
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "1.1.1.1, 203.0.113.9", "203.0.113.9"],
  [2, "1.1.1.1, 203.0.113.9, 10.0.0.1", "203.0.113.9"],
  [1, " , 203.0.113.9 , ", "203.0.113.9"],
  [1, "", "198.51.100.7"],
  [3, "203.0.113.9", "198.51.100.7"],
  [0, "203.0.113.9", "198.51.100.7"],
])(
  "behind %i trusted proxies, X-Forwarded-For %j gives the client address %s",
  async (trustedProxies, forwarded, client) => {
    const backend = async (_: Request, address: string) => new Response(address);
    const { site } = createTestSite({ trustedProxies, backend });
    const socket = { remoteAddress: "198.51.100.7", remotePort: 1, remoteFamily: "IPv4" };
    const headers = { "x-forwarded-for": forwarded };
    const answer = await site.request("/rest/v1/articles", { headers }, { incoming: { socket } });
    expect(await answer.text()).toBe(client);
  },
);

test("each request is logged with method, route and status, without its query", async () => {
  const { site, logged } = createTestSite();
  await site.request("/articles/jane-doe?token=secret", { headers: { cookie: "a=secret" } });
  await site.request("/jane-doe", { method: "POST" });
  expect(logged).toEqual([
    ["request", { method: "GET", route: "/articles/:slug", status: 200, ms: expect.any(Number) }],
    ["request", { method: "POST", route: "*", status: 405, ms: expect.any(Number) }],
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/jane|secret/);
});

test("an error is logged, and its response has a text in both languages without details", async () => {
  const pages = async () => {
    throw new Error("database password is x");
  };
  const { site, logged } = createTestSite({ pages });
  const answer = await site.request("/about");
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).toMatch(/went wrong[\s\S]*[\u0600-\u06FF]/);
  expect(text).not.toContain("password");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(logged.map(([event]) => event)).toEqual(["request failed", "request"]);
});
