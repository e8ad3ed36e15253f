import { expect, test } from "vitest";
import { type PageEntry, pages } from "../../app/content/data/pages.ts";
import { speculationRules } from "./speculation-rules.ts";

const [rule] = JSON.parse(speculationRules()).prerender;
const excluded = rule.where.and.flatMap(({ not }: { not?: object }) => (not ? [not] : []));

test("pages are prerendered on hover", () => {
  expect(rule.where.and[0]).toEqual({ href_matches: "/*" });
  expect(rule.eagerness).toBe("moderate");
});

test("account pages, live links and delayed links are not prerendered", () => {
  const accounts = Object.values<PageEntry>(pages).filter(({ layout }) => layout !== "site");
  expect(accounts).not.toEqual([]);
  const addresses = accounts.map(({ path }) => ({ pathname: path, search: "*" }));
  expect(excluded).toContainEqual({ href_matches: addresses });
  expect(excluded).toContainEqual({
    selector_matches: "[data-live], [data-delay], [target=_blank]",
  });
});
