import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { omanTime } from "../support/oman-time.ts";
import { bodyText, type HttpResponse } from "../support/requests/http-request.ts";
import { getBuiltFile } from "../support/servers/built-files.ts";
import { test } from "../support/servers/nginx-server.ts";

// Starting a server takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** In milliseconds: no page of these tests stays longer in the cache, with the time for which an old one may be used. */
const maxCacheTime = 16_000;

const bodyOf = (response: HttpResponse | undefined) => response && bodyText(response);

const statusOf = ({ headers }: HttpResponse) => headers["x-cache"];

test("the second visitor of a page or a file is answered by nginx, with the same bytes and headers", async ({
  startBehindNginx,
}) => {
  const { send, sendDirectly, countAnswered, server } = await startBehindNginx();
  const encodings = ["identity", "gzip", "br"];
  for (const path of ["/about", "/articles?lang=ar", "/sitemap.xml", getBuiltFile(/\.css$/)]) {
    for (const encoding of encodings) {
      const headers = { "accept-encoding": encoding === "identity" ? "" : encoding };
      const direct = await sendDirectly(path, { headers });
      const first = await send(path, { headers });
      expect(statusOf(first)).toBe("MISS");
      // The log of a request may arrive after its response.
      const isLogged = () =>
        server.log().some(({ requestId }) => requestId === first.headers["x-request-id"]);
      await expect.poll(isLogged).toBe(true);
      const before = countAnswered();
      const second = await send(path, { headers });
      expect([path, statusOf(second), countAnswered()]).toEqual([path, "HIT", before]);
      expect(second.headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(bodyText(second)).toBe(bodyText(direct));
      const { etag = "" } = second.headers;
      expect(etag).toBe(direct.headers.etag);
      const again = await send(path, { headers: { ...headers, "if-none-match": etag } });
      expect([again.status, statusOf(again), countAnswered()]).toEqual([304, "HIT", before]);
      for (const name of ["content-security-policy", "content-language", "vary"]) {
        expect(second.headers[name], name).toBe(direct.headers[name]);
      }
    }
  }
});

test("a visitor's browser asks for each page again, and the response has an id of its own", async ({
  startBehindNginx,
}) => {
  const { send, server } = await startBehindNginx();
  const [first, second] = [await send("/about"), await send("/about")];
  const prefetched = await send("/about", { headers: { "sec-purpose": "prefetch" } });
  expect([first, second, prefetched].map(statusOf)).toEqual(["MISS", "HIT", "HIT"]);
  expect([first, second, prefetched].map(({ headers }) => headers["cache-control"])).toEqual([
    "public, no-cache",
    "public, no-cache",
    "private, max-age=10",
  ]);
  const ids = [first, second].map(({ headers }) => headers["x-request-id"]);
  expect(new Set(ids).size).toBe(2);
  expect(server.log().filter(({ requestId }) => requestId === ids[0]).length).toBeGreaterThan(0);
});

/** Headers of visitors. The last ones need a comparison of weights, so the site decides for them. */
const visitors: Record<string, string>[] = [
  {},
  { "accept-language": "en-GB,en;q=0.9" },
  { "accept-language": "ar-OM,ar;q=0.9,en-US;q=0.8,en;q=0.7" },
  { "accept-language": "en-US,en;q=0.9,ar;q=0.8" },
  { "accept-language": "AR" },
  { "accept-language": "fr-FR,fr;q=0.9" },
  { "accept-language": "fr-FR,fr;q=0.9,ar;q=0.8" },
  { "accept-language": "fr, ar;q=0" },
  { "accept-language": "fr, ar;q=2" },
  { "accept-language": "arc, arn;q=0.8, enm" },
  { "accept-language": "*" },
  { "accept-language": "ar", cookie: "language=en" },
  { "accept-language": "en", cookie: "theme=dark; language=ar; x=language=en" },
  { "accept-language": "ar", cookie: "language=fr; xlanguage=en" },
  { "accept-language": "en", cookie: "language=; language=ar; language=en" },
  { "accept-language": "fil,ar;q=0.5,en;q=0.8" },
  { "accept-language": "fil,en;q=0.5,ar;q=0.8" },
  { "accept-language": "en;q=0,ar;q=0.1" },
  { "accept-language": `${"de,".repeat(400)}ar` },
];

test("every visitor gets the language that the site decides, whoever was there before", async ({
  startBehindNginx,
}) => {
  const { send, sendDirectly } = await startBehindNginx();
  const statuses = new Set<string>();
  for (const path of ["/about", "/about?lang=ar", "/about?lang=en", "/about?lang=fr&lang=ar"]) {
    for (const headers of [...visitors, ...visitors.toReversed()]) {
      const [direct, cached] = [
        await sendDirectly(path, { headers }),
        await send(path, { headers }),
      ];
      const about = `${path} ${JSON.stringify(headers)}`;
      const language = direct.headers["content-language"];
      expect(cached.headers["content-language"], about).toBe(language);
      expect(bodyText(cached), about).toContain(`<html lang="${language}"`);
      statuses.add(String(statusOf(cached)));
    }
  }
  expect([...statuses].sort()).toEqual(["BYPASS", "HIT", "MISS"]);
});

// One test, because it waits until the time of the pages in the cache has ended.
test("a page with an opening status is current as soon as its time in the cache has ended, and while the site is down, every page and file that was read before stays", async ({
  startBehindNginx,
  folder,
}) => {
  // The site's clock is ahead by the milliseconds in this file.
  const file = join(folder, "ahead");
  const setClock = (time: Date) => writeFileSync(file, String(time.getTime() - Date.now()));
  setClock(omanTime("saturday", "12:59"));
  const clock = [
    'import { readFileSync } from "node:fs";',
    "const now = Date.now;",
    `Date.now = () => now() + Number(readFileSync(${JSON.stringify(file)}, "utf8"));`,
  ].join("");
  const { send, sendDirectly, server } = await startBehindNginx({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
  });
  setClock(omanTime("saturday", "12:59:56"));
  const paths = ["/about", "/branches"];
  const known = ["/", "/?lang=ar", "/articles", "/404", getBuiltFile(/\.css$/)];
  const before = new Map<string, HttpResponse>();
  const read = async (path: string) => before.set(path, await send(path));
  for (const path of paths) await read(path);
  for (const path of known) {
    const readTwice = async () => {
      await read(path);
      return statusOf(await send(path));
    };
    // In the last second of a minute, nginx may not keep a page with an opening status.
    await expect.poll(readTwice, path).toBe("HIT");
  }
  await setTimeout(maxCacheTime);
  for (const path of paths) {
    const current = bodyText(await sendDirectly(path));
    expect(current).not.toBe(bodyOf(before.get(path)));
    expect(bodyText(await send(path)) === current, path).toBe(true);
  }
  server.process.kill("SIGKILL");
  await server.exited;
  for (const path of known) {
    const [response, first] = [await send(path), before.get(path)];
    expect([path, response.status]).toEqual([path, first?.status]);
    expect(bodyText(response) === bodyOf(first), path).toBe(true);
  }
  for (const path of ["/faq", "/login", "/search?q=eye"]) {
    expect([path, (await send(path)).status]).toEqual([path, 502]);
  }
});

test("accounts, searches and calls of the backend are never cached, and no log has a query", async ({
  startBehindNginx,
}) => {
  const { send, countAnswered, nginx } = await startBehindNginx();
  const uncached = [
    ...["/login", "/signup", "/forgot-password", "/reset-password", "/confirm", "/dashboard"],
    ...["/login.data", "/search", "/search?q=blurred", "/search.json?q=blurred"],
    ...["/auth/v1/settings", "/rest/v1/articles?select=slug", "/SEARCH/?q=blurred", "/sw.js"],
  ];
  for (const path of uncached) {
    for (const _ of [1, 2]) {
      const before = countAnswered();
      const { headers } = await send(path);
      expect([path, ["HIT", "STALE"].includes(String(headers["x-cache"]))]).toEqual([path, false]);
      await expect.poll(countAnswered, path).toBe(before + 1);
    }
  }
  const written = readdirSync(nginx.cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  expect(written).toEqual([]);
  await expect.poll(() => readFileSync(nginx.accessLog, "utf8")).toContain("GET /sw.js 200");
  expect(readFileSync(nginx.accessLog, "utf8")).not.toMatch(/blurred|127\.0\.0\.1/);
});
