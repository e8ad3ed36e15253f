import { expect, test } from "vitest";
import { branchWordsWith } from "./branches.types.ts";
import { content } from "./en/content.ts";

test("of every branch only the words that are asked for are handed on", () => {
  const words = branchWordsWith(content.branches, ["name", "address"]);
  expect(Object.keys(words)).toEqual(Object.keys(content.branches));
  const { name, address } = content.branches.sohar;
  expect(words.sohar).toEqual({ name, address });
});
