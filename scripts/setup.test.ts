import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wantingNode } from "./setup.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "own-node-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the Node that the packages bring is taken where it runs, however old the machine's is", () => {
  const own = join(folder, "node");
  symlinkSync(process.execPath, own);
  expect(wantingNode(own, "20.1.0")).toBeNull();
  expect(existsSync(own)).toBe(true);
});

test("where it does not run or is not there, the machine's takes its place, if it is new enough", () => {
  const own = join(folder, "node");
  // Made for another machine.
  writeFileSync(own, "\x7fELF", { mode: 0o755 });
  expect(wantingNode(own, "24.1.0")).toBeNull();
  expect(existsSync(own)).toBe(false);
  expect(wantingNode(own, "20.1.0")).toContain("install Node 24 or newer");
});
