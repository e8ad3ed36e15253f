import { expect, test } from "vitest";
import { type PageEntry, pages } from "~/content/data/pages.ts";
import { robots } from "./robots.ts";

const lines = robots("https://clinic.example").split("\n");
const disallowed = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);

test("robots.txt names the sitemap", () => {
  expect(lines).toContain("Sitemap: https://clinic.example/sitemap.xml");
});

test("no public page is disallowed, so that crawlers can read the robots meta tag of each", () => {
  const open = Object.values<PageEntry>(pages).filter(({ developmentOnly }) => !developmentOnly);
  const paths = open.map(({ path }) => path);
  const needed = [...paths, "/assets/a.js", "/covers/a.svg", "/share/a.png", "/icons/a.png"];
  expect(needed.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(disallowed.length).toBeGreaterThan(0);
});
