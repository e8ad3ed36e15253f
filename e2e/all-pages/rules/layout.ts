import { expect, type Page } from "@playwright/test";
import { clinic, telephoneLink } from "../../../app/content/data/clinic.ts";
import { serviceIds } from "../../../app/content/data/services.ts";
import { urgentPath } from "../../../app/content/data/triage.ts";
import { scrollToTop } from "../../support/page/focus.ts";
import { representsLayout, type Visit } from "../../support/visits.ts";
import { languageSwitchNames, shellWords } from "../../support/words.ts";

const arabicLetters = /[\u0600-\u06FF]/;

/** On an English page only the language switch is in Arabic. */
const languageSwitchText = new RegExp(languageSwitchNames.en, "g");

/** Title, header, heading and footer are in the language of the page (REQ-LANG-1). */
export async function hasLayoutInPageLanguage(
  page: Page,
  { layout, locale }: Visit,
): Promise<void> {
  if (layout !== "site") return;
  const places = ["head > title", "h1", "header:not(main *)", "footer:not(main *)"];
  const texts = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => document.querySelector(selector)?.textContent ?? null),
    places,
  );
  for (const [index, text] of texts.entries()) {
    const isInArabic = text && arabicLetters.test(text.replaceAll(languageSwitchText, ""));
    expect.soft(isInArabic, places[index]).toBe(locale === "ar");
  }
}

/** The footer has all links (REQ-LAYOUT-10, REQ-LAYOUT-12). */
export async function hasFooterLinks(page: Page, visit: Visit): Promise<void> {
  if (!representsLayout(visit)) return;
  const { locale } = visit;
  const suffix = locale === "ar" ? "?lang=ar" : "";
  const links = page.getByRole("contentinfo").getByRole("link");
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  // REQ-TRIAGE-1: every page has a link to "Now / Today / Book".
  expect.soft(hrefs).toContain(`${urgentPath.replace("#", `${suffix}#`)}`);
  const pages = ["eye-games", "privacy", "terms", "accessibility", "book-consultation", "branches"];
  for (const path of [...serviceIds.map((id) => `services/${id}`), ...pages]) {
    expect.soft(hrefs).toContain(`/${path}${suffix}`);
  }
  const phones = clinic.phones.map(({ value }) => telephoneLink(value));
  expect.soft(hrefs.filter((href) => href.startsWith("tel:"))).toEqual(phones);
  expect.soft(hrefs.filter((href) => href.startsWith("mailto:"))).toHaveLength(1);
  for (const network of ["facebook.com", "instagram.com", "linkedin.com"]) {
    const networkLinks = hrefs.filter((href) => new URL(href, "http://x").host.endsWith(network));
    expect.soft(networkLinks).toHaveLength(1);
  }
}

/**
 * The phone bar has call, chat and directions (REQ-LAYOUT-15, REQ-LAYOUT-21). Its first link depends on the opening
 * status: e2e/branches/triage.spec.ts tests both.
 */
export async function hasPhoneBar(page: Page, visit: Visit): Promise<void> {
  if (!representsLayout(visit)) return;
  const { locale } = visit;
  const { label, call, urgent, chat, directions } = shellWords[locale].phoneBar;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const links = page.getByRole("navigation", { name: label }).getByRole("link");
  await expect(links).toHaveCount(3);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect
    .soft(hrefs)
    .toEqual([
      expect.stringMatching(/^tel:\+968\d{8}$|#urgent$/),
      expect.stringMatching(/^https:\/\/wa\.me\/968\d{8}(\?|$)/),
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\//),
    ]);
  const readSizes = () =>
    links.evaluateAll((all) =>
      all.map((link) => {
        const { top, right, bottom, left, height } = link.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
        return { isInside, isLarge: height >= 44 };
      }),
    );
  const expected = { isInside: true, isLarge: true };
  await expect.soft.poll(readSizes).toEqual([expected, expected, expected]);
  expect.soft([call, urgent]).toContain(await links.nth(0).textContent());
  await expect.soft(links.nth(1)).toHaveAccessibleName(new RegExp(chat));
  await expect.soft(links.nth(2)).toHaveAccessibleName(new RegExp(directions));
  await scrollToTop(page);
}
