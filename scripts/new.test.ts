import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { applyChanges, created } from "../tools/scaffolding/changes.ts";
import { generators } from "../tools/scaffolding/generators.ts";
import { project } from "./environment/project.mjs";

const kinds = Object.keys(generators);

/** The files that the generator of a kind writes, before and after. */
function write(kind: string) {
  return (generators[kind]?.changes("some-id") ?? []).map(({ file, write }) => {
    const path = join(project, file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    return { file, path, before, after: write(before) };
  });
}

test.each(kinds)("a new %s has its place in every file that it needs", (kind) => {
  for (const { file, before, after } of write(kind)) {
    expect([file, after === before]).toEqual([file, false]);
    expect(file + after).toMatch(/some-id|someId/);
  }
});

test.each(kinds)("every file that a new %s imports exists", (kind) => {
  const written = write(kind);
  const made = written.map(({ path }) => path);
  const missing = written.flatMap(({ file, path, after }) =>
    [...after.matchAll(/from "(\.\.?|~)(\/[^"+]+)"/g)]
      .map(([, root, rest = ""]) =>
        root === "~" ? join(project, "app", rest) : join(dirname(path), root + rest),
      )
      .filter((target) => !existsSync(target) && !made.includes(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test("a new item never replaces a file, and then writes no other", () => {
  const folder = mkdtempSync(join(tmpdir(), "new-"));
  writeFileSync(join(folder, "shell.ts"), "existing");
  const changes = ["first.ts", "shell.ts"].map((file) => ({ file, write: created("new") }));
  expect(() => applyChanges(folder, changes)).toThrow("shell.ts: the file exists");
  expect(existsSync(join(folder, "first.ts"))).toBe(false);
  expect(readFileSync(join(folder, "shell.ts"), "utf8")).toBe("existing");
});

test("a new page has no address that redirects", () => {
  expect(generators.page?.taken).toEqual(expect.arrayContaining(["contact", "blog", "about"]));
});

test("a new page has no name that is a reserved word", () => {
  expect(() => generators.page?.changes("class")).toThrow("choose another id");
});
