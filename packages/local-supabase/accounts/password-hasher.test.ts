import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

test("a password is hashed at the cost of the hosted service, where nothing else is said", async () => {
  const passwords = await createPasswordHasher();
  expect(await passwords.hash("a client", "abc123")).toMatch(/^\$2[aby]\$10\$/);
});
