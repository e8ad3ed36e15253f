// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { privacySectionIds, termsSectionIds } from "../../app/content/data/legal.ts";
import { type PageEntry, pages } from "../../app/content/data/pages.ts";
import { conformanceMessage } from "./conformance-message.ts";

function pathsOf(layout: PageEntry["layout"]): string[] {
  const all = Object.values<PageEntry>(pages);
  const open = all.filter(({ developmentOnly }) => !developmentOnly);
  return open.filter((page) => page.layout === layout).map(({ path }) => path);
}

test("the site has the specification's addresses, search and offline page", () => {
  expect(pathsOf("site"), conformanceMessage).toEqual([
    "/",
    "/about",
    "/doctors",
    "/services",
    "/services/lasik-surgery",
    "/services/strabismus-surgery",
    "/services/cataract-surgery",
    "/services/retinal-surgery",
    "/services/corneal-ring-surgery",
    "/services/contact-lens",
    "/branches",
    "/book-consultation",
    // Not in the specification: plans a visit.
    "/visit",
    // Not in the specification: the timetable of eye drops.
    "/my-drops",
    "/insurance",
    "/faq",
    "/privacy",
    "/terms",
    "/accessibility",
    // Not in the specification: the results of independent programs.
    "/proof",
    "/eye-games",
    "/articles",
    "/articles/:slug",
    "/search",
    "/offline",
    "/404",
  ]);
  expect(pathsOf("account"), conformanceMessage).toEqual([
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
    // Not in the specification: the target pages of links in mails.
    "/confirm",
    "/dashboard",
  ]);
  // Not in the specification: staff publish notices and hours, confirm facts and write articles.
  expect(pathsOf("staff"), conformanceMessage).toEqual([
    "/staff",
    "/staff/notice",
    "/staff/hours",
    "/staff/articles",
    "/staff/article",
    "/staff/review",
  ]);
});

test("the privacy policy has the specification's ten sections in its order, the terms have ten", () => {
  expect(privacySectionIds, conformanceMessage).toEqual([
    "introduction",
    "information-collected",
    "use",
    "sharing",
    "cookies",
    "security",
    "rights",
    "third-party-links",
    "changes",
    "contact",
  ]);
  expect(new Set(termsSectionIds).size, conformanceMessage).toBe(10);
});
