import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blanks } from "../tools/scaffolding/blanks.ts";
import { project } from "./setup.mjs";

test.each(Object.keys(blanks))(
  "a new %s has its place in every file that it needs",
  async (kind) => {
    for (const { file, write } of blanks[kind]?.changes("some-id") ?? []) {
      const path = `${project}/${file}`;
      const before = existsSync(path) ? readFileSync(path, "utf8") : "";
      const after = String(await write(before));
      expect([file, after === before]).toEqual([file, false]);
      expect(file + after).toMatch(/some-id|someId/);
    }
  },
);
