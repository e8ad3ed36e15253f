import { expect, test } from "vitest";
import { branchWordsWith } from "./branches.types.ts";
import { content } from "./en/content.ts";

test("only the required texts of every branch are included", () => {
  const words = branchWordsWith(content.branches, ["name", "address"]);
  expect(Object.keys(words)).toEqual(Object.keys(content.branches));
  const { name, address } = content.branches.sohar;
  expect(words.sohar).toEqual({ name, address });
});
