import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findNodeFault } from "./packages.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packaged-node-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a packaged Node that runs is used, however old the machine's Node is", () => {
  const packaged = join(folder, "node");
  symlinkSync(process.execPath, packaged);
  expect(findNodeFault(packaged, "20.1.0")).toBeNull();
  expect(existsSync(packaged)).toBe(true);
});

test("a packaged Node that does not run is removed, and the machine's must be new enough", () => {
  const packaged = join(folder, "node");
  // A build for another platform.
  writeFileSync(packaged, "\x7fELF", { mode: 0o755 });
  expect(findNodeFault(packaged, "24.1.0")).toBeNull();
  expect(existsSync(packaged)).toBe(false);
  expect(findNodeFault(packaged, "20.1.0")).toContain("install Node 24 or newer");
});
