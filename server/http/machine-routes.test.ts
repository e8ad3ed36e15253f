import { expect, test } from "vitest";
import { findMachineRoute } from "./machine-routes.ts";

test.each([
  ["/sitemap.xml", "/sitemap.xml"],
  ["/SITEMAP.XML/", "/sitemap.xml"],
  ["/%73itemap.xml", "/sitemap.xml"],
  ["/articles/feed.xml//", "/articles/feed.xml"],
])("%s leads to the document %s", (path, document) => {
  expect(findMachineRoute(path)?.path).toBe(document);
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
])("%s leads to none", (path) => {
  expect(findMachineRoute(path)).toBeNull();
});
