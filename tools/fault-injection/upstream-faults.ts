import { setTimeout as sleep } from "node:timers/promises";
import { articles as words } from "../../app/content/en/articles.ts";
import { readSeedArticles } from "../articles/seed-articles.ts";
import { type ProxyFault, startProxy } from "../test-servers/fault-proxy.ts";
import { getFreePort } from "../test-servers/free-port.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import type { Fault, FaultResult } from "./fault.ts";
import { startSiteProcess, terminate } from "./site-process.ts";

/** Faults of a hosted backend. Null closes the port of the proxy. */
const outages: readonly (readonly [string, ProxyFault | null])[] = [
  ["refuses connections", null],
  ["closes connections", { kind: "disconnect" }],
  ["does not respond", { kind: "delay", milliseconds: 60_000 }],
  ["responds after 3 s", { kind: "delay", milliseconds: 3_000 }],
  ["responds with status 500", { kind: "respond", status: 500, type: "text/plain", body: "no" }],
  ["responds with HTML", { kind: "respond", status: 200, type: "text/html", body: "<p>Sign in" }],
  ["responds with 60 MB", { kind: "flood", bytes: 60_000_000 }],
  ["sends a byte at a time", { kind: "trickle" }],
];

/** Pages of a site during and after an outage of its hosted backend. */
export const faults: readonly Fault[] = outages.map(([name, fault]) => ({
  name: `a hosted backend that ${name}`,
  run: () => tryOutage(fault),
}));

const [cachedArticle, uncachedArticle] = readSeedArticles().map(({ slug }) => `/articles/${slug}`);
const pages = ["/", "/articles", "/articles?lang=ar", cachedArticle ?? "", "/sitemap.xml"];

/** Concurrent requests for each page. */
const concurrency = 20;

/** The longest wait of the request that detects the outage, in milliseconds. */
const detectionBudget = 2_000;
/** The longest time until pages are current after the outage, in milliseconds. */
const recoveryBudget = 15_000;
const freshnessSeconds = 1;

async function tryOutage(fault: ProxyFault | null): Promise<FaultResult> {
  const environment = await startEnvironment();
  try {
    const before = await readAll(environment.site);
    // Many concurrent requests are slow on this machine even without an outage.
    const usual = Math.max(2_000, 3 * before.slowest);
    await environment.injectFault(fault);
    await sleep(freshnessSeconds * 1000 + 100);
    const first = await readAll(environment.site);
    const uncached = await read(environment.site, uncachedArticle ?? "");
    const later = await readAll(environment.site);
    const ready = (await read(environment.site, "/readyz")).status;
    await environment.injectFault("nothing");
    const recovery = await timeUntilCurrent(environment.site);
    const lost = [first, later].reduce((sum, seen) => sum + lostIn(before, seen), 0);
    return {
      measured:
        `${2 * concurrency * pages.length} requests, ${lost} without the cached articles; ` +
        `slowest ${before.slowest} ms before, ${first.slowest} ms at first, ${later.slowest} ms after; an uncached article: ${uncached.status} in ${uncached.ms} ms; ` +
        `ready ${ready}; current again after ${recovery} ms`,
      passed:
        lost === 0 &&
        first.slowest <= detectionBudget + usual &&
        // With a slow backend, the outage is detected again after each late response.
        later.slowest <= usual + (fault?.kind === "delay" ? detectionBudget : 0) &&
        uncached.ms <= detectionBudget + usual &&
        uncached.status < 500 &&
        ready === 200 &&
        recovery <= recoveryBudget,
    };
  } finally {
    await environment.close();
  }
}

/** The responses to concurrent requests for every page: statuses, links to articles, and the slowest time. */
interface Reading {
  responses: { status: number; links: string[] }[];
  slowest: number;
}

async function readAll(site: string): Promise<Reading> {
  const responses = await Promise.all(
    pages.flatMap((path) => Array.from({ length: concurrency }, () => read(site, path))),
  );
  return {
    responses: responses.map(({ status, text }) => ({ status, links: linksIn(text) })),
    slowest: Math.max(...responses.map(({ ms }) => ms)),
  };
}

function lostIn(before: Reading, now: Reading): number {
  return now.responses.filter(({ status, links }, index) => {
    const expected = before.responses[index];
    return expected?.status !== status || expected.links.some((link) => !links.includes(link));
  }).length;
}

function linksIn(html: string): string[] {
  return html.match(/\/articles\/[\w-]+/g) ?? [];
}

async function read(site: string, path: string) {
  const start = Date.now();
  const response = await fetch(site + path, { redirect: "manual" });
  const text = await response.text();
  return { status: response.status, text, ms: Date.now() - start };
}

/** Milliseconds until the list of articles no longer says that it is stale. */
async function timeUntilCurrent(site: string): Promise<number> {
  const start = Date.now();
  const staleNotice = words.staleNote.split("{date}")[0] ?? "";
  while (Date.now() - start <= recoveryBudget) {
    if (!(await read(site, "/articles")).text.includes(staleNotice)) break;
    await sleep(50);
  }
  return Date.now() - start;
}

/** A site, the backend of another process, and a proxy between them that injects faults. */
async function startEnvironment() {
  const backend = await startSiteProcess(createTemporaryFolder("faults-"));
  const proxy = `http://127.0.0.1:${await getFreePort()}`;
  const site = await startSiteProcess(createTemporaryFolder("faults-"), [], {
    SUPABASE_URL: proxy,
    SUPABASE_ANON_KEY: backend.publicKey(),
    FRESHNESS_SECONDS: String(freshnessSeconds),
  });
  let closeProxy: (() => Promise<void>) | null = await startProxy(proxy, backend.address);
  return {
    site: site.address,
    async injectFault(fault: ProxyFault | null | "nothing") {
      await closeProxy?.();
      closeProxy = null;
      if (fault === null) return;
      closeProxy = await startProxy(proxy, backend.address);
      if (fault === "nothing") return;
      const body = JSON.stringify({ match: "articles", fault });
      await fetch(`${proxy}/proxy-control`, { method: "PUT", body });
    },
    async close() {
      await Promise.all([
        terminate(site, "SIGTERM"),
        terminate(backend, "SIGTERM"),
        closeProxy?.(),
      ]);
    },
  };
}
