import { expect, test } from "vitest";
import { chosenBranch } from "./chosen-branch.ts";

test.each([
  ["/branches", "", "main"],
  ["/branches", "?branch=sohar", "sohar"],
  ["/book-consultation", "?lang=ar&branch=sur", "sur"],
  ["/branches", "?branch=sur", "main"],
  ["/branches", "?branch=__proto__", "main"],
  ["/articles", "?branch=sohar", "main"],
  ["/made-up", "?branch=sohar", "main"],
])("%s%s is about %s", (pathname, search, branch) => {
  expect(chosenBranch(pathname, search)).toBe(branch);
});
