import { expect, test } from "vitest";
import { cacheControl, revalidate } from "./cache-control.ts";

test.each([
  [20, 19],
  [19.1, 19],
  [86_000, 3600],
  [Number.POSITIVE_INFINITY, 3600],
])("a page that is right for %d seconds stays in a shared cache for %d", (left, shared) => {
  expect(cacheControl(left)).toBe(
    `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=10, stale-if-error=86400`,
  );
});

test.each([-1, 0, 0.4, 1])(
  "every cache revalidates a page that stays right for %d seconds",
  (left) => {
    expect(cacheControl(left)).toBe(revalidate);
  },
);
