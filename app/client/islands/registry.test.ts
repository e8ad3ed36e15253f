import { expect, test } from "vitest";
import { islands } from "./registry.ts";

test.each(Object.entries(islands))("the island %s has a component", async (_, load) => {
  expect(await load()).toBeTypeOf("function");
});
