import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { serviceIds } from "../../app/content/data/services.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, type HttpResponse, sendRequest } from "../support/requests/http-request.ts";
import { clientBuild, getBuiltFile } from "../support/servers/built-files.ts";
import { project } from "../support/servers/server-process.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits, visits } from "../support/visits.ts";

/**
 * What a document may weigh, packed, in kB of 1,000 bytes. A page that has become heavier on purpose gets a new number
 * here, in the commit that says what for.
 */
const budget = {
  page: 20.3,
  gamesPage: 20.7,
  homePage: 28.1,
  treatmentPage: 27.9,
  branchesPage: 21.9,
  earlyScript: 3.5,
  islandScript: 77,
  gamesIsland: 92,
};

/** The client of the account service, the framework and React. */
const accountScript = 170;

/**
 * The font files of nearly every page: the Latin letters, or the Arabic ones, the figures, and 6.5 kB of Latin letters and
 * signs.
 */
const fontBudget = { english: 32, arabic: 30.5 };

const toKilobytes = (bytes: number) => bytes / 1000;

function requestCompressed(path: string): Promise<HttpResponse> {
  return sendRequest(site + path, { headers: { "accept-encoding": "br" } });
}

async function sumSizes(paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) bytes += (await requestCompressed(path)).body.length;
  return toKilobytes(bytes);
}

/**
 * Each page has the field of the search twice, in its header and its menu, and the line that a copy of it shows. Some
 * pages say more than others: home and the branches how urgent it is and who can be called, home the newest articles too,
 * the treatments who gives them and where, what can go wrong, and how methods and lenses differ; home and the treatments
 * what eyes see; the games the desk of a reader's own iris. What is open now changes their weight by the hour.
 */
function pageBudget(id: (typeof mainLayoutVisits)[number]["page"]): number {
  if (id === "home") return budget.homePage;
  if (id === "games") return budget.gamesPage;
  if (id === "branches" || id === "booking") return budget.branchesPage;
  return serviceIds.some((service) => service === id) ? budget.treatmentPage : budget.page;
}

// REQ-PAGE-1
for (const { address, page: id } of mainLayoutVisits) {
  test(`${address} stays within its budget, its rules included, and asks for no script but small ones`, async () => {
    const html = bodyText(await requestCompressed(address));
    // Packed as well as can be once it is asked for again.
    const weight = async () => toKilobytes((await requestCompressed(address)).body.length);
    await expect.poll(weight).toBeLessThan(pageBudget(id));
    // Print rules are a file of their own; no other style sheet is asked for.
    expect(html.match(/<link[^>]* rel="stylesheet"[^>]*>|<link rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringContaining('media="print"'),
    ]);
    expect(html).not.toMatch(/<script[^>]* src=|modulepreload|__reactRouter/);
    const early = [...html.matchAll(/data-(?:page|script)="([^"]+)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(early.length).toBeGreaterThan(0);
    expect(await sumSizes(early)).toBeLessThan(budget.earlyScript);
  });
}

/** The files that a script of the build imports, itself included. */
function importsOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(clientBuild, "assets", name), "utf8");
  for (const [, other = ""] of text.matchAll(/(?:import|from)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    importsOf(other, found);
  return found;
}

test("a first touch on any island fetches React once and no more than its budget", async () => {
  const { islands } = JSON.parse(
    readFileSync(join(project, "build", "page-scripts.json"), "utf8"),
  ) as { islands: string };
  const entry = islands.replace("/assets/", "");
  const text = readFileSync(join(clientBuild, "assets", entry), "utf8");
  const views = [...text.matchAll(/import\(["'`]\.\/([\w-]+\.js)["'`]\)/g)].map(
    ([, one = ""]) => one,
  );
  expect(views.length).toBeGreaterThan(5);
  // What React marks the root of an island with.
  const holdsReact = (name: string) =>
    readFileSync(join(clientBuild, "assets", name), "utf8").includes("__reactContainer$");
  for (const view of views) {
    const files = [...new Set([...importsOf(entry), ...importsOf(view)])];
    const weight = await sumSizes(files.map((name) => `/assets/${name}`));
    const most = view.startsWith("games") ? budget.gamesIsland : budget.islandScript;
    expect([view, weight < most, files.length <= 4]).toEqual([view, true, true]);
    expect(files.filter(holdsReact)).toEqual([entry]);
  }
});

for (const { address } of visits.filter(({ layout }) => layout === "plain")) {
  test(`the application at ${address} stays within its budget`, async () => {
    const html = bodyText(await requestCompressed(address));
    const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
    expect(files.length).toBeGreaterThan(3);
    expect(await sumSizes(files.map(([, file = ""]) => file))).toBeLessThan(accountScript);
  });
}

test("the letters of a page stay within their budget", async () => {
  expect(await sumSizes([getBuiltFile(/^readex-pro-basic.*\.woff2$/)])).toBeLessThan(
    fontBudget.english,
  );
  const arabic = [
    /^readex-pro-arabic.*\.woff2$/,
    /^aurora-figures.*\.woff2$/,
    /^readex-pro-latin-420.*\.woff2$/,
  ].map(getBuiltFile);
  expect(await sumSizes(arabic)).toBeLessThan(fontBudget.arabic);
});
