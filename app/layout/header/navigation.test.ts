import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { pathOf } from "~/content/data/pages.ts";
import { content as english } from "~/content/en/content.ts";
import { headerPages, homeAnchors, isCurrent, menuPages } from "./navigation.ts";

test("the header leads to the specification's six pages, in order", () => {
  expect(headerPages.map((page) => pathOf(page))).toEqual([
    "/about",
    "/doctors",
    "/services",
    "/articles",
    "/insurance",
    "/branches",
  ]);
});

test("the menu begins with home and has each page of the header and the questions once", () => {
  expect(menuPages[0]).toBe("home");
  expect(menuPages.toSorted()).toEqual([...new Set(["home", ...headerPages, "faq"])].toSorted());
});

test("every page of the menu and every anchor has a label in both languages", () => {
  for (const { shell } of [english, arabic]) {
    expect(menuPages.every((page) => shell.navigation[page])).toBe(true);
    expect(homeAnchors.every((anchor) => shell.anchors[anchor])).toBe(true);
  }
  expect(homeAnchors).toEqual(["services", "why-choose-us", "doctors"]);
});

test.each([
  ["home", "/", true],
  ["home", "/about", false],
  ["articles", "/articles", true],
  ["articles", "/articles/lasik-vs-prk", true],
  ["services", "/services/lasik-surgery", true],
  ["services", "/services-of-another", false],
  ["about", "/", false],
] as const)("that %s is current at %s is %s", (page, pathname, current) => {
  expect(isCurrent(page, pathname)).toBe(current);
});
