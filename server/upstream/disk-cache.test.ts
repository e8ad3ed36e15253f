import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createDiskCache } from "./disk-cache.ts";

const folder = mkdtempSync(join(tmpdir(), "disk-cache-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["text that is no JSON", "{", "SyntaxError"],
  ["JSON of another shape", '[["/articles", {}]]', "ZodError"],
])("a snapshot with %s is not used, and the log has the cause", (_, text, cause) => {
  const path = join(folder, "articles.json");
  writeFileSync(path, text);
  const log = vi.fn();
  expect(createDiskCache(path, () => [], log).load()).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith("snapshot not read", {
    level: "warn",
    cause,
  });
});

test("a missing snapshot is no fault", () => {
  const log = vi.fn();
  expect(createDiskCache(join(folder, "none.json"), () => [], log).load()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
