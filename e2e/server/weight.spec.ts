import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { serviceIds } from "../../app/content/data/services.ts";
import { project } from "../../tools/project-files.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { weighPage } from "../support/page-weight.ts";
import { bodyText, type HttpResponse, sendRequest } from "../support/requests/http-request.ts";
import { clientBuild, getBuiltFile } from "../support/servers/built-files.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits, visits } from "../support/visits.ts";
import { ar, en } from "../support/words.ts";

/**
 * The budgets of a page: the compressed HTML with its inline styles and the headers of the response, in bytes, and
 * elements. The commit that raises a budget gives the reason.
 */
const pageBudgets = {
  home: { en: 14_250, ar: 15_650, elements: 790 },
  treatment: { en: 14_630, ar: 16_170, elements: 900 },
  branch: { en: 12_580, ar: 13_770, elements: 750 },
  games: { en: 10_380, ar: 11_320, elements: 530 },
  privacy: { en: 12_680, ar: 14_370, elements: 700 },
  text: { en: 10_780, ar: 11_980, elements: 620 },
};

/**
 * The budgets of files, in kB of 1,000 bytes. The two style files have the styles below the first screen; they are loaded
 * once for all pages. The games, the plan of a visit and the timetable of drops have more content of their own than
 * the other islands.
 */
const budget = { styleFiles: 10.2, earlyScript: 3.5, islandScript: 77, largeIsland: 92 };

/** The budget of the account client, the framework and React. */
const accountScript = 170;

/** The font of nearly every English page, and the font of Arabic pages. */
const fontBudget = { english: 10.8, arabic: 19.3 };

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
 * Larger pages have more content: home and the branches have the triage, home has the newest articles, the treatments
 * have doctors, branches, risks and comparisons, home and the treatments have the vision simulator, the games have
 * the iris generator, and the privacy policy has the most words. The opening status changes the weight by the hour.
 */
function pageBudget(id: (typeof mainLayoutVisits)[number]["page"]) {
  if (id === "home" || id === "games" || id === "privacy") return pageBudgets[id];
  if (id === "branches" || id === "booking") return pageBudgets.branch;
  return serviceIds.some((service) => service === id) ? pageBudgets.treatment : pageBudgets.text;
}

// REQ-PAGE-1
for (const { address, page: id, locale } of mainLayoutVisits) {
  test(`${address} stays within its budget, and requests two style files and small scripts`, async () => {
    const html = bodyText(await requestCompressed(address));
    const { [locale]: bytes, elements } = pageBudget(id);
    // The second request starts the recompression.
    const weigh = async () => {
      const { body, headers } = await requestCompressed(address);
      const weight = weighPage(html, body.length, headers);
      const isWithin = weight.html + weight.headers <= bytes && weight.elements <= elements;
      return isWithin || weight;
    };
    // A failure lists the parts, so that their author sees what grew.
    await expect.poll(weigh, `at most ${bytes} bytes, ${elements} elements`).toBe(true);
    const styleFiles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const files = [...new Set(styleFiles.map(([, file = ""]) => file))];
    expect(files.length).toBeLessThanOrEqual(2);
    expect(await sumSizes(files)).toBeLessThan(budget.styleFiles);
    expect(html).not.toMatch(/modulepreload|__reactRouter/);
    expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
    const early = [...html.matchAll(/ (?:src|data-script)="([^"]+\.js)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(early.length).toBeGreaterThan(0);
    expect(await sumSizes(early)).toBeLessThan(budget.earlyScript);
  });
}

/** Lists the files that a built script imports, itself included. */
function importsOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(clientBuild, "assets", name), "utf8");
  for (const [, other = ""] of text.matchAll(/(?:import|from)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    importsOf(other, found);
  return found;
}

test("hydrating an island loads React once and stays within the budget", async () => {
  const { islands } = JSON.parse(
    readFileSync(join(project, "build", "script-manifest.json"), "utf8"),
  ) as { islands: string };
  const entry = islands.replace("/assets/", "");
  const text = readFileSync(join(clientBuild, "assets", entry), "utf8");
  const views = [...text.matchAll(/import\(["'`]\.\/([\w-]+\.js)["'`]\)/g)].map(
    ([, one = ""]) => one,
  );
  expect(views.length).toBeGreaterThan(5);
  // Words of one language, which an island loads with the files of its language.
  const shared = [...importsOf(entry)].map((name) =>
    readFileSync(join(clientBuild, "assets", name), "utf8"),
  );
  for (const { hours } of [en, ar]) expect(shared.join()).not.toContain(hours.brief.noneAhead);
  // React marks the root of an island with this property.
  const holdsReact = (name: string) =>
    readFileSync(join(clientBuild, "assets", name), "utf8").includes("__reactContainer$");
  for (const view of views) {
    const files = [...new Set([...importsOf(entry), ...importsOf(view)])];
    const weight = await sumSizes(files.map((name) => `/assets/${name}`));
    const most = /^(games|my-drops|visit)-/.test(view) ? budget.largeIsland : budget.islandScript;
    expect([view, weight < most, files.length <= 3]).toEqual([view, true, true]);
    expect(files.filter(holdsReact)).toEqual([entry]);
  }
});

for (const { address } of visits.filter(({ layout }) => layout === "account")) {
  test(`the scripts of ${address} stay within their budget`, async () => {
    const html = bodyText(await requestCompressed(address));
    const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
    expect(files.length).toBeGreaterThan(3);
    expect(await sumSizes(files.map(([, file = ""]) => file))).toBeLessThan(accountScript);
  });
}

test("the fonts of a page stay within their budget", async () => {
  expect(await sumSizes([getBuiltFile(/^readex-pro-basic.*\.woff2$/)])).toBeLessThan(
    fontBudget.english,
  );
  expect(await sumSizes([getBuiltFile(/^readex-pro-arabic.*\.woff2$/)])).toBeLessThan(
    fontBudget.arabic,
  );
});
