import { expect, test } from "vitest";
import { createPasswordWork } from "./password-work.ts";

test("a password is hashed at the cost of the hosted service, where nothing else is said", async () => {
  const passwords = await createPasswordWork();
  expect(await passwords.hash("a client", "abc123")).toMatch(/^\$2[aby]\$10\$/);
});
