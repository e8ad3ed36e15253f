import { expect, test } from "vitest";
import { groupStates } from "./group-states.ts";

test("an item of several states is listed once, with the numbers of its states", () => {
  expect(groupStates(["sharp", "blurred", "sharp"], (word) => word)).toEqual([
    ["sharp", "1 3"],
    ["blurred", "2"],
  ]);
});

test("an item of all states has no numbers", () => {
  expect(groupStates(["clear", "clear"], (word) => word)).toEqual([["clear", undefined]]);
});
