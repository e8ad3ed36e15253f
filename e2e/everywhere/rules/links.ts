import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { aliases, type PageEntry, pages } from "../../../app/content/facts/pages.ts";
import { readLinks } from "../../support/page/page-links.ts";
import type { Visit } from "../../support/visits.ts";

const patterns = Object.values<PageEntry>(pages).map(({ path, module }) => ({
  pattern: new RegExp(`^${path.replace(/:[^/]+/, "[^/]+")}$`),
  built: module !== null,
}));

/** Addresses answered before, so that every test of a worker asks once. */
const answers = new Map<string, Promise<string>>();

/** Every link leads somewhere, in the language of the page; ways out are safe (D3, F114, F140). */
export async function leadsSomewhere(page: Page, { address, locale }: Visit): Promise<void> {
  const { origin } = new URL(page.url());
  const links = await readLinks(page);
  const inside = links.filter((link) => link.address.origin === origin);
  expect(inside.length).toBeGreaterThan(0);
  const lost: string[] = [];
  for (const path of new Set(inside.map((link) => link.address.pathname + link.address.search))) {
    const found = await whereItLeads(page.request, path);
    if (found !== "leads" && !(found === "not built" && isPlanned(path))) {
      lost.push(`${path} ${found}`);
    }
  }
  expect.soft(lost, "no address is lost").toEqual([]);
  // The switch names another language and leads to it.
  const turned = inside.filter(
    ({ address: to, language, written }) =>
      !written.startsWith("#") &&
      to.searchParams.get("lang") !== (language ?? (locale === "ar" ? "ar" : null)),
  );
  const namesOf = (some: readonly { written: string }[]) => some.map(({ written }) => written);
  expect.soft(namesOf(turned), "the language stays").toEqual([]);
  expect.soft(inside.some(({ language }) => language !== null)).toBe(true);
  const here = new URL(address, origin).pathname;
  const parts = inside.flatMap(({ address: to }) =>
    to.pathname === here && to.hash.length > 1 ? [decodeURIComponent(to.hash.slice(1))] : [],
  );
  expect.soft(await partsNotFoundOnce(page, parts), "a link to a part finds it").toEqual([]);
  const outside = links.filter((link) => link.address.origin !== origin);
  const careless = outside.filter(({ written, target, relations }) =>
    /^https:/.test(written)
      ? target !== "_blank" || !relations.includes("noopener")
      : !/^tel:(?:\+\d{8,}|9999)$|^mailto:\S+@\S+$/.test(written),
  );
  expect.soft(namesOf(careless), "ways out are safe").toEqual([]);
}

/** Of these ids those that no element has, or more than one. */
function partsNotFoundOnce(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) => all.filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1),
    ids,
  );
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
