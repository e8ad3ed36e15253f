import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  aliases,
  hasInvalidPageNumber,
  moduleOf,
  type PageEntry,
  type PageId,
  pages,
  pathOf,
} from "./pages.ts";

const all = Object.values<PageEntry>(pages);

test("a page's path is its own, begins with a slash and ends without one", () => {
  const paths = all.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/$|^\/.*[^/]$/);
});

const unlisted = ["/404", "/offline", "/search"];

test("account pages, the component kit, the search and the offline page stay out of search engines", () => {
  for (const { path, layout, indexed, developmentOnly = false } of all) {
    const isOpen = layout === "site" && !developmentOnly && !unlisted.includes(path);
    expect([path, indexed]).toEqual([path, isOpen]);
  }
});

test("every module names its page: a title, a description and the rest of its metadata", () => {
  for (const id of Object.keys(pages) as PageId[]) {
    const { layout } = pages[id];
    const file = `../../routes/${layout === "site" ? "pages" : layout}/${moduleOf(id)}.tsx`;
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    expect(text, `${file} exports no "meta"`).toMatch(/^export (function|const) meta\b/m);
  }
});

test("old addresses lead to a page of the table with the same parameters", () => {
  const paths = all.map(({ path }) => path);
  expect(aliases.map(({ from }) => from)).toEqual(["/contact", "/blog/:slug"]);
  for (const { from, to } of aliases) {
    expect(paths).toContain(to);
    expect(from.match(/:\w+/g)).toEqual(to.match(/:\w+/g));
  }
});

test("a slug is filled in and can never leave its segment", () => {
  expect(pathOf("about")).toBe("/about");
  expect(pathOf("article", "lasik-vs-prk")).toBe("/articles/lasik-vs-prk");
  expect(pathOf("article", "../login?x=$&#y")).toBe("/articles/..%2Flogin%3Fx%3D%24%26%23y");
});

test("an impossible page number differs from a possible one and from none", () => {
  const asks = (page: PageId, search: string) =>
    hasInvalidPageNumber(page, new URLSearchParams(search));
  expect(asks("articles", "")).toBe(false);
  expect(asks("articles", "page=2&lang=ar")).toBe(false);
  expect(asks("articles", "page=1")).toBe(true);
  expect(asks("articles", "page=")).toBe(true);
  expect(asks("articles", "page=junk")).toBe(true);
  expect(asks("branches", "page=junk&branch=junk")).toBe(false);
});
