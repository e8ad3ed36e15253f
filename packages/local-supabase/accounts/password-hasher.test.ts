import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

test("the default cost of a password hash is that of the hosted service", async () => {
  const passwords = await createPasswordHasher();
  expect(await passwords.hash("a client", "abc472")).toMatch(/^\$2[aby]\$10\$/);
});
