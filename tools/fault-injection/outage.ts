import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articles as words } from "../../app/content/en/articles.ts";
import { readSeedArticles } from "../articles/seed-articles.ts";
import { type Disturbance, startProxy } from "../test-servers/disturbing-proxy.ts";
import { startSite, stop } from "../test-servers/start-servers.ts";
import type { Fault, FaultResult } from "./fault.ts";

/** Ways in which a hosted backend fails; null is a port where nobody listens. */
const outages: readonly (readonly [string, Disturbance | null])[] = [
  ["refuses", null],
  ["hangs up", { kind: "hang up" }],
  ["hangs", { kind: "delay", milliseconds: 60_000 }],
  ["is slow, 3 s", { kind: "delay", milliseconds: 3_000 }],
  ["answers 500", { kind: "answer", status: 500, type: "text/plain", body: "no" }],
  ["answers garbage", { kind: "answer", status: 200, type: "text/html", body: "<p>Sign in" }],
  ["answers 60 MB", { kind: "flood", bytes: 60_000_000 }],
  ["trickles", { kind: "trickle" }],
];

/** What becomes of readers while a hosted backend fails, and when it is back. */
export const faults: readonly Fault[] = outages.map(([name, disturbance]) => ({
  name: `a hosted backend that ${name}`,
  run: () => tryOutage(disturbance),
}));

const [known, unknown] = readSeedArticles().map(({ slug }) => `/articles/${slug}`);
const pages = ["/", "/articles", "/articles?lang=ar", known ?? "", "/sitemap.xml"];

/** Readers of each page at a time. */
const crowd = 20;

/** Milliseconds that the reader waits who finds that the backend fails, and the latest return of new pages. */
const [budget, latestReturn] = [2_000, 15_000];

async function tryOutage(disturbance: Disturbance | null): Promise<FaultResult> {
  const world = await startWorld();
  try {
    const before = await readAll(world.site);
    // What a crowd waits on this machine anyway.
    const calm = Math.max(2_000, 3 * before.slowest);
    await world.disturb(disturbance);
    await aSecond();
    const first = await readAll(world.site);
    const unread = await read(world.site, unknown ?? "");
    const later = await readAll(world.site);
    const ready = (await read(world.site, "/readyz")).status;
    await world.disturb("nothing");
    const back = await timeUntilNew(world.site);
    const lost = [first, later].reduce((sum, seen) => sum + lostIn(before, seen), 0);
    return {
      measured:
        `${2 * crowd * pages.length} readers, ${lost} without the articles that were known; ` +
        `slowest ${before.slowest} ms before, ${first.slowest} ms at first, ${later.slowest} ms after; an unread article: ${unread.status} in ${unread.ms} ms; ` +
        `ready ${ready}; new again after ${back} ms`,
      held:
        lost === 0 &&
        first.slowest <= budget + calm &&
        // A slow backend is found to fail again after each answer that came late.
        later.slowest <= calm + (disturbance?.kind === "delay" ? budget : 0) &&
        unread.ms <= budget + calm &&
        unread.status < 500 &&
        ready === 200 &&
        back <= latestReturn,
    };
  } finally {
    await world.close();
  }
}

/** Every page read by a crowd: what each reader was shown of articles, and how long the slowest waited. */
interface Reading {
  shown: { status: number; links: string[] }[];
  slowest: number;
}

async function readAll(site: string): Promise<Reading> {
  const answers = await Promise.all(
    pages.flatMap((path) => Array.from({ length: crowd }, () => read(site, path))),
  );
  return {
    shown: answers.map(({ status, text }) => ({ status, links: linksIn(text) })),
    slowest: Math.max(...answers.map(({ ms }) => ms)),
  };
}

function lostIn(before: Reading, now: Reading): number {
  return now.shown.filter(({ status, links }, index) => {
    const known = before.shown[index];
    return known?.status !== status || known.links.some((link) => !links.includes(link));
  }).length;
}

function linksIn(html: string): string[] {
  return html.match(/\/articles\/[\w-]+/g) ?? [];
}

async function read(site: string, path: string) {
  const begun = Date.now();
  const answer = await fetch(site + path, { redirect: "manual" });
  const text = await answer.text();
  return { status: answer.status, text, ms: Date.now() - begun };
}

/** Milliseconds until the list is from just now again. */
async function timeUntilNew(site: string): Promise<number> {
  const begun = Date.now();
  const mark = words.asOf.split("{date}")[0] ?? "";
  while (Date.now() - begun <= latestReturn) {
    if (!(await read(site, "/articles")).text.includes(mark)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - begun;
}

/** Longer than pages are kept in `startWorld`. */
function aSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_100));
}

/** A site, the backend of another process, and between them a proxy that disturbs. */
async function startWorld() {
  const folder = mkdtempSync(join(tmpdir(), "outage-"));
  const [backend, between, site] = await Promise.all([freeOrigin(), freeOrigin(), freeOrigin()]);
  const data = join(folder, "data");
  const hosted = await startSite(backend, { DATA_DIR: data });
  const { publishable } = JSON.parse(readFileSync(join(data, "secrets.json"), "utf8"));
  let closeProxy: (() => Promise<void>) | null = await startProxy(new URL(between), backend);
  const own = await startSite(site, {
    DATA_DIR: join(folder, "own"),
    SUPABASE_URL: between,
    SUPABASE_ANON_KEY: publishable,
    FRESHNESS_SECONDS: "1",
  });
  return {
    site,
    async disturb(disturbance: Disturbance | null | "nothing") {
      await closeProxy?.();
      closeProxy = null;
      if (disturbance === null) return;
      closeProxy = await startProxy(new URL(between), backend);
      if (disturbance === "nothing") return;
      const body = JSON.stringify({ match: "articles", disturbance });
      await fetch(`${between}/proxy-control`, { method: "PUT", body });
    },
    async close() {
      await Promise.all([stop(own), stop(hosted), closeProxy?.()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freeOrigin(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}
