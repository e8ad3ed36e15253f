import { expect, test } from "vitest";
import { findBranchInAddress, findSelectedBranch } from "./chosen-branch.ts";

test.each([
  ["/branches", "", null, "main"],
  ["/branches", "?branch=sohar", "sohar", "sohar"],
  ["/branches", "?branch=main", "main", "main"],
  ["/book-consultation", "?lang=ar&branch=sur", "sur", "sur"],
  ["/branches", "?branch=sur", null, "main"],
  ["/branches", "?branch=__proto__", null, "main"],
  ["/doctors", "?branch=qurum", "main", "main"],
  ["/doctors", "", null, null],
  ["/articles", "?branch=sohar", null, null],
  ["/made-up", "?branch=sohar", null, null],
])("%s%s names %s and shows %s", (pathname, search, named, shown) => {
  expect(findBranchInAddress(pathname, search)).toBe(named);
  expect(findSelectedBranch(pathname, search)).toBe(shown);
});
