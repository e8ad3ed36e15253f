import { expect, test } from "vitest";
import { type PageEntry, pages } from "../../app/content/data/pages.ts";
import { speculationRules } from "./speculation-rules.ts";

const [rule] = JSON.parse(speculationRules()).prerender;
const excluded = rule.where.and.flatMap(({ not }: { not?: object }) => (not ? [not] : []));

test("documents are fetched when their reader points at a link", () => {
  expect(rule.where.and[0]).toEqual({ href_matches: "/*" });
  expect(rule.eagerness).toBe("moderate");
});

test("account pages are not, with and without a query, nor what turns in place or waits", () => {
  const accounts = Object.values<PageEntry>(pages).filter(({ layout }) => layout === "plain");
  expect(accounts).not.toEqual([]);
  for (const { path } of accounts) {
    expect(excluded).toContainEqual({ href_matches: path });
    expect(excluded).toContainEqual({ href_matches: `${path}\\?*` });
  }
  expect(excluded).toContainEqual({
    selector_matches: "[data-live], [data-delay], [target=_blank]",
  });
});
