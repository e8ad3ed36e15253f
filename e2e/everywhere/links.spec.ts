import { type APIRequestContext, expect, test } from "@playwright/test";
import { aliases, type PageEntry, pages } from "../../app/content/facts/pages.ts";
import { liveApp, unfoldAll } from "../support/app.ts";
import { foreignRequests, readLinks } from "../support/page-links.ts";
import { readTexts } from "../support/page-texts.ts";
import { kitVisits, visits } from "../support/visits.ts";

const patterns = Object.values<PageEntry>(pages).map(({ path, module }) => ({
  pattern: new RegExp(`^${path.replace(/:[^/]+/, "[^/]+")}$`),
  built: module !== null,
}));

/** Addresses answered before, so that every test of a worker asks once. */
const answers = new Map<string, Promise<string>>();

for (const { address, locale } of [...visits, ...kitVisits]) {
  test(`every link of ${address} leads somewhere, in the language of the page`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(address);
    await liveApp(page);
    const links = await readLinks(page);
    const inside = links.filter((link) => link.address.origin === baseURL);
    expect(inside.length).toBeGreaterThan(0);
    const lost: string[] = [];
    for (const path of new Set(inside.map((link) => link.address.pathname + link.address.search))) {
      const found = await whereItLeads(request, path);
      if (found !== "leads" && !(found === "not built" && isPlanned(path))) {
        lost.push(`${path} ${found}`);
      }
    }
    expect.soft(lost, "no address is lost").toEqual([]);
    // D3; the switch names another language and leads to it.
    const turned = inside.filter(
      ({ address: to, language, written }) =>
        !written.startsWith("#") &&
        to.searchParams.get("lang") !== (language ?? (locale === "ar" ? "ar" : null)),
    );
    expect
      .soft(
        turned.map(({ written }) => written),
        "the language stays",
      )
      .toEqual([]);
    expect.soft(inside.some(({ language }) => language !== null)).toBe(true);
    const here = new URL(address, baseURL).pathname;
    for (const { address: to, written } of inside) {
      // The kit's own chips point nowhere.
      if (to.pathname !== here || to.hash.length < 2 || to.hash.startsWith("#topic-")) continue;
      const id = decodeURIComponent(to.hash.slice(1));
      await expect.soft(page.locator(`[id="${id}"]`), `the target of ${written}`).toHaveCount(1);
    }
    // F114, F140
    const outside = links.filter((link) => link.address.origin !== baseURL);
    const careless = outside.filter(({ written, target, relations }) =>
      /^https:/.test(written)
        ? target !== "_blank" || !relations.includes("noopener")
        : !/^tel:\+\d{8,}$|^mailto:\S+@\S+$/.test(written),
    );
    expect
      .soft(
        careless.map(({ written }) => written),
        "ways out are safe",
      )
      .toEqual([]);
  });

  // F239
  test(`${address} asks no other host for anything`, async ({ page, baseURL }) => {
    const asked = foreignRequests(page, baseURL ?? "");
    await page.goto(address);
    await liveApp(page);
    await page.keyboard.press("End");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
}

for (const { address, layout } of visits) {
  // F108, F136
  test(`${address} shows no prices${layout === "site" ? " and has no form to fill in" : ""}`, async ({
    page,
  }) => {
    await page.goto(address);
    await unfoldAll(page);
    const texts = (await readTexts(page)).map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/\b(OMR|R\.?O\.|USD|EUR)\b|[$€£]\s?\d|ر\.\s?ع|\d\s*rials?\b/i);
    expect(texts).not.toMatch(/[0-9٠-٩]\s*(ريال|ريالًا|ريالات|بيسة)/);
    if (layout === "site") await expect(page.locator("main form")).toHaveCount(0);
  });
}

/** Where an address leads within one hop: to a page, to one that is not built yet, or what is wrong with it. */
function whereItLeads(request: APIRequestContext, path: string): Promise<string> {
  const answer = answers.get(path) ?? ask(request, path);
  answers.set(path, answer);
  return answer;
}

async function ask(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() === 200) return "leads";
  const location = response.headers().location ?? "";
  if (response.status() < 300 || response.status() >= 400) {
    return isNotFound(path) ? "leads" : `answers ${response.status()}`;
  }
  if (isNotFound(location)) return "not built";
  const next = await request.get(location, { maxRedirects: 0 });
  if (next.status() === 200) return "leads";
  return isNotFound(next.headers().location ?? "") ? "not built" : `ends on ${location}`;
}

/** The address of a page that the specification has and nobody has built yet, or of one that leads to it. */
function isPlanned(path: string): boolean {
  const { pathname } = new URL(path, "http://site");
  const alias = aliases.find(({ from }) => from.split("/")[1] === pathname.split("/")[1]);
  const target = alias && !alias.to.includes(":") ? alias.to : pathname;
  return patterns.some(({ pattern, built }) => !built && pattern.test(target));
}

function isNotFound(address: string): boolean {
  return new URL(address, "http://site").pathname === pages["not-found"].path;
}
