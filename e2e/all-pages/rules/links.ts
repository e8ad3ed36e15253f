import { expect, type Page } from "@playwright/test";
import { readLinks } from "../../support/page/page-links.ts";
import type { Visit } from "../../support/visits.ts";

/**
 * Internal links keep the language, fragments exist, and external links are safe (REQ-LANG-7, REQ-BRANCH-5,
 * REQ-LAYOUT-21).
 */
export async function linksKeepLanguage(page: Page, { address, locale }: Visit): Promise<void> {
  const { origin } = new URL(page.url());
  const links = await readLinks(page);
  const internal = links.filter((link) => link.address.origin === origin);
  expect(internal.length).toBeGreaterThan(0);
  // The language switch has an `hreflang` and leads to that language.
  const otherLanguage = internal.filter(
    ({ address: to, language, rawHref }) =>
      !rawHref.startsWith("#") &&
      to.searchParams.get("lang") !== (language ?? (locale === "ar" ? "ar" : null)),
  );
  const listHrefs = (some: readonly { rawHref: string }[]) => some.map(({ rawHref }) => rawHref);
  expect.soft(listHrefs(otherLanguage), "internal links keep the language").toEqual([]);
  expect.soft(internal.some(({ language }) => language !== null)).toBe(true);
  const currentPath = new URL(address, origin).pathname;
  const fragments = internal.flatMap(({ address: to }) =>
    to.pathname === currentPath && to.hash.length > 1 ? [decodeURIComponent(to.hash.slice(1))] : [],
  );
  expect.soft(await listAmbiguousIds(page, fragments), "each fragment has one target").toEqual([]);
  const external = links.filter((link) => link.address.origin !== origin);
  const unsafe = external.filter(({ rawHref, target, relations }) =>
    /^https:/.test(rawHref)
      ? target !== "_blank" || !relations.includes("noopener")
      : !/^tel:(?:\+\d{8,}|9999)$|^mailto:\S+@\S+$|^sms:\+\d{8,}\?&body=\S+$/.test(rawHref),
  );
  expect.soft(listHrefs(unsafe), "external links are safe").toEqual([]);
}

/** Each phone link says who answers, for visitors who go from link to link (WCAG 2.4.9). */
export async function phoneLinksNameTheirOwner(page: Page): Promise<void> {
  const names = await page
    .locator("a[href^='tel:']:not([aria-labelledby])")
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute("aria-label") ?? link.textContent ?? ""),
    );
  expect.soft(names.filter((name) => !/\p{L}/u.test(name))).toEqual([]);
}

/** Lists the ids that no element has, or more than one. */
function listAmbiguousIds(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) => all.filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1),
    ids,
  );
}
