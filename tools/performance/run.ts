// npm run bench: see README.md in this folder.
import { readOptions } from "../../scripts/environment/options.mjs";
import { getFreePort } from "../test-servers/free-port.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { launchBrowser } from "./browser.ts";
import { measureHostileTexts } from "./hostile-texts.ts";
import { installTools, measureSpeed } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { measureNavigation } from "./navigation.ts";
import { heaviestVisit, isHome, listPages, measuredPages } from "./pages.ts";
import { measureSearch } from "./search.ts";
import { startBuiltSite, startServer, startStaticPage, waitForResponse } from "./servers.ts";
import { measureSharedCache } from "./shared-cache.ts";
import { type Row, row, tableHead, tableLine } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

const values = readOptions({
  runs: { type: "string", default: "3" },
  only: { type: "string" },
  "every-page": { type: "boolean", default: false },
});
const parts = { navigation, speed, throughput, cache, memory, search, start: secondStart, texts };
const chosen = values.only?.split(",") ?? Object.keys(parts);

installTools();
const site = await startBuiltSite();
const staticPage = await startStaticPage();
console.log(tableHead);
try {
  for (const [name, measure] of Object.entries(parts)) if (chosen.includes(name)) await measure();
} finally {
  await Promise.all([site.stop(), staticPage.stop()]);
}

async function navigation(): Promise<void> {
  const browser = await launchBrowser();
  for (const path of ["/services/lasik-surgery", "/book-consultation", "/articles", "/doctors"]) {
    progress(`navigation to ${path}`);
    const time = await measureNavigation(browser, site.origin, path);
    report(row("click until heading, slow phone", path, time, { unit: " ms", max: 300 }));
  }
  await browser.close();
}

async function speed(): Promise<void> {
  const runs = Number(values.runs);
  const limit = await measureSpeed(`${staticPage.origin}/`, runs);
  const applied = await measureSpeed(`${staticPage.origin}/`, runs, "devtools");
  report(
    row("LCP", "static page", limit.lcp, { unit: " ms" }),
    row("FCP", "static page", limit.fcp, { unit: " ms" }),
    row("LCP, throttled browser", "static page", applied.lcp, { unit: " ms" }),
    row("FCP, throttled browser", "static page", applied.fcp, { unit: " ms" }),
  );
  const others = values["every-page"]
    ? (await listPages(site.origin)).filter((path) => !measuredPages.includes(path))
    : [];
  for (const path of [...measuredPages, ...others]) {
    progress(`Lighthouse on ${path}`);
    const page = await measureSpeed(site.origin + path, runs);
    const scores = [page.performance, page.accessibility, page.practices, page.seo];
    report({
      what: "Lighthouse, mobile",
      where: path,
      measured: scores.join(", "),
      goal: "100, 100, 100, 100",
      met: scores.every((score) => score === 100),
    });
    if (!measuredPages.includes(path)) continue;
    const ratio = { unit: " × static page", digits: 2 };
    const largest = isHome(path) ? 1.25 : 1.15;
    report(
      row("LCP", path, page.lcp / limit.lcp, {
        ...ratio,
        max: largest,
        note: `${Math.round(page.lcp)} ms`,
      }),
      row("FCP", path, page.fcp / limit.fcp, { ...ratio, max: 1.1 }),
      row("CLS", path, page.cls, { digits: 3, max: 0.01 }),
      row("TBT", path, page.tbt, { unit: " ms", max: 60 }),
      row("script on the main thread", path, page.script, { unit: " ms", max: 40 }),
      row("transferred", path, page.bytes / 1000, { unit: " kB", max: heaviestVisit(path) }),
    );
    const real = await measureSpeed(site.origin + path, runs, "devtools");
    const note = `${Math.round(real.lcp)} ms`;
    report(
      row("LCP, throttled browser", path, real.lcp / applied.lcp, {
        ...ratio,
        max: largest,
        note,
      }),
      row("FCP, throttled browser", path, real.fcp / applied.fcp, ratio),
      row("CLS, throttled browser", path, real.cls, { digits: 3, max: 0.01 }),
      row("TBT, throttled browser", path, real.tbt, { unit: " ms", max: 60 }),
    );
  }
}

async function throughput(): Promise<void> {
  for (const path of measuredPages) {
    progress(`throughput of ${path}`);
    const load = await measureThroughput(site, path, staticPage);
    report(
      row("responses a second, one process", path, load.ratio, {
        unit: " × static page",
        digits: 2,
        note: `${Math.round(load.perSecond)}`,
      }),
      row("processor time of a response", path, load.cpu, { unit: " µs", max: 60 }),
      row("99th percentile at 32 connections", path, load.p99, { unit: " ms", max: 10 }),
    );
  }
}

async function cache(): Promise<void> {
  for (const path of measuredPages) {
    progress(`shared cache with ${path}`);
    const { ratio, cached, file } = await measureSharedCache(site, path);
    const note = `${Math.round(cached)} beside ${Math.round(file)}`;
    report(
      row("responses a second, cached by nginx", path, ratio, {
        ...{ unit: " × the same bytes as a file", digits: 2, note },
        min: 0.8,
      }),
    );
  }
}

async function memory(): Promise<void> {
  progress("memory");
  const { halfway, end } = await measureMemory(site);
  report(
    row("memory after 100,000 mixed requests", "", end, { unit: " MB", max: 200 }),
    row("growth since the 50,000th", "", end / halfway, { unit: " ×", digits: 2, max: 1.1 }),
  );
}

async function search(): Promise<void> {
  const { queries, alone, beside } = await measureSearch(progress);
  for (const { name, median, p99, worst } of queries) {
    const note = `median ${median.toFixed(1)}, 99th percentile ${p99.toFixed(1)} ms`;
    report(
      row("processor time of a search, 10,000 articles", name, worst, {
        unit: " ms",
        digits: 1,
        max: 50,
        note,
      }),
    );
  }
  const middle = queries[0]?.median ?? Number.NaN;
  report(
    row("median of the judged queries", "", middle, { unit: " ms", digits: 1, max: 5 }),
    row("a cached page beside searches", "", beside / alone, { unit: " ×", digits: 2, max: 2 }),
  );
}

/** Measures the second start, because the first one may install and build. */
async function secondStart(): Promise<void> {
  progress("second start");
  const env = { DATA_DIR: createTemporaryFolder("bench-") };
  await (await startServer(["npm", "start"], env)).stop();
  const port = await getFreePort();
  const begin = performance.now();
  const server = await startServer(["npm", "start"], env, port);
  await waitForResponse(`http://127.0.0.1:${port}/`);
  const seconds = (performance.now() - begin) / 1000;
  report(
    row("second npm start until the first response", "/", seconds, {
      unit: " s",
      digits: 2,
      max: 3,
    }),
  );
  await server.stop();
}

/** A text of 8 times the length takes 8 times as long in linear time, and 64 times as long in quadratic time. */
async function texts(): Promise<void> {
  progress("hostile texts");
  const format = { unit: " ×", digits: 1, max: 24 };
  for (const { name, ratio } of measureHostileTexts())
    report(row("hostile text, 8 times as long", name, ratio, format));
}

/** Prints each row when it is measured, so that a failure of a later part loses nothing. */
function report(...rows: Row[]): void {
  for (const one of rows) console.log(tableLine(one));
}

function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}
