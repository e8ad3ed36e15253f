import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { prepareDataDirectory } from "./data-directory.ts";

test("a missing directory is created with mode 0700", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "data-")), "deep", "data");
  prepareDataDirectory(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("the error names a file in the path", () => {
  const file = join(mkdtempSync(join(tmpdir(), "data-")), "file");
  writeFileSync(file, "");
  expect(() => prepareDataDirectory(file)).toThrow(StartError);
  expect(() => prepareDataDirectory(join(file, "data"))).toThrow(
    `The data directory ${join(file, "data")} cannot be used because a part of its path is a file`,
  );
});
