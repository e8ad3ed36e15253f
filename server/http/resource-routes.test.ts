import { expect, test } from "vitest";
import { findResourceRoute } from "./resource-routes.ts";

test.each([
  ["/sitemap.xml", "/sitemap.xml"],
  ["/SITEMAP.XML/", "/sitemap.xml"],
  ["/%73itemap.xml", "/sitemap.xml"],
  ["/articles/feed.xml//", "/articles/feed.xml"],
])("%s matches the resource route %s", (path, route) => {
  expect(findResourceRoute(path)?.path).toBe(route);
});

test.each([
  "/",
  "/sitemap",
  "/sitemapxxml",
  "/a/sitemap.xml",
  "/articles/feed",
  "/%zz",
  "/sitemap.xml/a",
  "/sitemap.xml.data",
])("%s matches no resource route", (path) => {
  expect(findResourceRoute(path)).toBeNull();
});
