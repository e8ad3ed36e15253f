// npm run bench: see README.md in this folder.
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { type FirstVisit, firstVisit } from "./bytes.ts";
import { measureHostileTexts } from "./hostile-texts.ts";
import { ensureLighthouse, measureSpeed } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { navigationTime } from "./navigation.ts";
import { everyPage, isArabic, isHome, isText, measuredPages } from "./pages.ts";
import {
  answers,
  freePort,
  isInstalled,
  type Server,
  startEmptyApp,
  startOurs,
  startServer,
  startStaticPage,
  temporaryFolder,
} from "./servers.ts";
import { missing, type Row, row, table } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    "every-page": { type: "boolean", default: false },
  },
});
/** What a first visit may weigh: each figure, and the most of it on a page. */
const weights: {
  what: string;
  of: (visit: FirstVisit) => number;
  most: (path: string) => number;
  unit?: string;
  digits?: number;
}[] = [
  {
    what: "script before a touch",
    of: ({ bytes }) => bytes.script / 1000,
    most: () => 3,
    unit: " kB",
    digits: 1,
  },
  {
    what: "scripts asked for before the first paint",
    of: ({ earlyScripts }) => earlyScripts,
    most: () => 0,
  },
  {
    what: "script after a touch",
    of: ({ scriptAfterTouch }) => scriptAfterTouch / 1000,
    most: (path) => (path.startsWith("/eye-games") ? 85 : 75),
    unit: " kB",
    digits: 1,
  },
  {
    what: "whole page",
    of: ({ total }) => total / 1000,
    most: (path) => (isHome(path) ? 75 : 60) + (isArabic(path) ? 24 : 0),
    unit: " kB",
    digits: 1,
  },
  { what: "requests", of: ({ requests }) => requests, most: (path) => (isHome(path) ? 10 : 8) },
  {
    what: "HTML with its styles, with heads",
    of: ({ bytes }) => bytes.html / 1000,
    most: (path) => (isText(path) ? 14.6 : 18),
    unit: " kB",
    digits: 1,
  },
  {
    what: "fonts",
    of: ({ bytes }) => bytes.font / 1000,
    most: (path) => (isArabic(path) ? 24 : 32),
    unit: " kB",
    digits: 1,
  },
  {
    what: "layout shift, fonts included",
    of: ({ shift }) => shift,
    most: () => 0.01,
    digits: 3,
  },
];
const chosen = values.only?.split(",");
const wants = (part: string) => !chosen || chosen.includes(part);
const rows: Row[] = [];

const ours = await startOurs();
const empty = await startEmptyApp();
const written = await startStaticPage();
const browser = await launchBrowser();
try {
  if (wants("bytes")) await bytes(browser);
  if (wants("navigation")) await navigation(browser);
  await browser.close();
  if (wants("speed")) await speed();
  if (wants("throughput")) await throughput(ours);
  if (wants("memory")) await memory(ours);
} finally {
  for (const server of [ours, empty, written]) await server.stop();
}
if (wants("start")) await secondStart();
if (wants("texts")) texts();
console.log(table(rows));

async function bytes(browser: Browser): Promise<void> {
  const limit = await firstVisit(browser, `${empty.origin}/`);
  rows.push(
    row("script, with heads", "empty app", limit.bytes.script / 1000, { unit: " kB", digits: 1 }),
  );
  const visits: [path: string, visit: FirstVisit][] = [];
  for (const path of await everyPage(ours.origin)) {
    progress(`bytes of ${path}`);
    visits.push([path, await firstVisit(browser, ours.origin + path)]);
  }
  for (const { what, of, most, ...format } of weights) {
    const all = visits.map(([path, visit]) =>
      row(what, path, of(visit), { ...format, most: most(path) }),
    );
    const missed = all.filter(({ met }) => !met);
    const named = ({ where }: Row) => measuredPages.includes(where);
    rows.push(...all.filter((one) => named(one) || missed.includes(one)));
    const within = { least: all.length };
    rows.push(row(what, "pages within the goal", all.length - missed.length, within));
  }
}

async function navigation(browser: Browser): Promise<void> {
  for (const path of ["/services/lasik-surgery", "/book-consultation", "/articles", "/doctors"]) {
    progress(`the way to ${path}`);
    rows.push(
      row(
        "from the press to the words, slow phone",
        path,
        await navigationTime(browser, ours.origin, path),
        {
          unit: " ms",
          most: 300,
        },
      ),
    );
  }
}

async function speed(): Promise<void> {
  ensureLighthouse();
  const runs = Number(values.runs);
  const limit = await measureSpeed(`${written.origin}/`, runs);
  rows.push(
    row("LCP", "page written by hand", limit.lcp, { unit: " ms" }),
    row("FCP", "page written by hand", limit.fcp, { unit: " ms" }),
  );
  const hydrated = await measureSpeed(`${empty.origin}/`, runs);
  rows.push(row("LCP", "empty app", hydrated.lcp / limit.lcp, { unit: " ×", digits: 2 }));
  const others = values["every-page"]
    ? (await everyPage(ours.origin)).filter((path) => !measuredPages.includes(path))
    : [];
  for (const path of [...measuredPages, ...others]) {
    progress(`Lighthouse on ${path}`);
    const one = await measureSpeed(ours.origin + path, runs);
    const scores = [one.performance, one.accessibility, one.practices, one.seo];
    rows.push({
      what: "Lighthouse, mobile",
      where: path,
      measured: scores.join(", "),
      goal: "100, 100, 100, 100",
      met: scores.every((score) => score === 100),
    });
    if (!measuredPages.includes(path)) continue;
    rows.push(
      row("LCP", path, one.lcp / limit.lcp, {
        unit: " × by hand",
        digits: 2,
        most: 1.3,
        note: `${Math.round(one.lcp)} ms`,
      }),
      row("FCP", path, one.fcp / limit.fcp, { unit: " × by hand", digits: 2, most: 1.1 }),
      row("CLS", path, one.cls, { digits: 3, most: 0.01 }),
      row("TBT", path, one.tbt, { unit: " ms", most: 0 }),
      row("script on the main thread", path, one.script, { unit: " ms", most: 40 }),
    );
  }
}

async function throughput(server: Server): Promise<void> {
  if (!isInstalled("wrk") || !isInstalled("nginx")) {
    rows.push(missing("HTML throughput", "wrk and nginx are not installed"));
    return;
  }
  for (const path of measuredPages) {
    progress(`throughput of ${path}`);
    const one = await measureThroughput(server, path);
    rows.push(
      row("answers a second, one process", path, one.ratio, {
        unit: " × nginx",
        digits: 2,
        least: 0.25,
        note: `${Math.round(one.perSecond)}`,
      }),
      row("processor time of an answer", path, one.cpu, { unit: " µs", most: 60 }),
      row("99 of 100 answers at 32 connections within", path, one.p99, {
        unit: " ms",
        digits: 1,
        most: 10,
      }),
    );
  }
}

async function memory(server: Server): Promise<void> {
  progress("memory");
  const { halfway, end } = await measureMemory(server);
  rows.push(
    row("memory after 100,000 mixed requests", "", end, { unit: " MB", most: 200 }),
    row("growth since the 50,000th", "", end / halfway, { unit: " ×", digits: 2, most: 1.1 }),
  );
}

/** The first start may install and build; the second is what is measured. */
async function secondStart(): Promise<void> {
  progress("second start");
  const env = { DATA_DIR: temporaryFolder() };
  await (await startServer(["npm", "start"], env)).stop();
  const port = await freePort();
  const begin = performance.now();
  const server = await startServer(["npm", "start"], env, port);
  await answers(`http://127.0.0.1:${port}/`);
  rows.push(
    row("second npm start until the first answer", "/", (performance.now() - begin) / 1000, {
      unit: " s",
      digits: 2,
      most: 3,
    }),
  );
  await server.stop();
}

/** In proportion to its length a text takes 8 times as long; if each character met all others, 64 times. */
function texts(): void {
  progress("hostile texts");
  for (const { name, ratio } of measureHostileTexts()) {
    rows.push(
      row("hostile text, 8 times as long", name, ratio, { unit: " ×", digits: 1, most: 24 }),
    );
  }
}

function progress(text: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
}
