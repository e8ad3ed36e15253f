import { expect, test } from "vitest";
import { describeMissingPostgres, findPostgres } from "./postgres.mjs";

test("Debian's newest PostgreSQL with a server is found", () => {
  const versions = () => ["9", "15", "17"];
  const exists = (path: string) => !path.includes("/17/");
  expect(findPostgres({ versions, exists })).toBe("/usr/lib/postgresql/15/bin");
  expect(describeMissingPostgres({ versions, exists })).toBeNull();
});

test("without PostgreSQL a line names the tests that did not run", () => {
  expect(findPostgres({ versions: () => [] })).toBeNull();
  expect(describeMissingPostgres({ versions: () => [] })).toBe(
    "Not run here: row-level security on PostgreSQL (postgresql is missing)",
  );
});
