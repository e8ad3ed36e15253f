import { expect, test } from "vitest";
import { groupStates } from "./group-states.ts";

test("what several states show is listed once, with the numbers of its states", () => {
  expect(groupStates(["sharp", "blurred", "sharp"], (word) => word)).toEqual([
    ["sharp", "1 3"],
    ["blurred", "2"],
  ]);
});

test("what all states show has no numbers", () => {
  expect(groupStates(["clear", "clear"], (word) => word)).toEqual([["clear", undefined]]);
});
