import { join } from "node:path";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { listFiles, project, readProjectFile } from "../tests/project-files.ts";
import { scopedName } from "./scoped-name.ts";

function listClasses(path: string): string[] {
  const names = new Set<string>();
  parse(readProjectFile(path)).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) names.add(name);
  });
  return [...names];
}

const classes = listFiles("app", ".module.css").flatMap((path) =>
  listClasses(path).map((name) => ({ path, name })),
);

test("no two classes of the site share a scoped name", () => {
  const owners = Map.groupBy(classes, ({ path, name }) =>
    scopedName(name, join(project, path), false),
  );
  expect(owners.size).toBeGreaterThan(300);
  expect([...owners.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
});

test("the bundler's questions about a file change nothing", () => {
  const file = join(project, "app/ui/button.module.css");
  expect(scopedName("button", `${file}?used`, false)).toBe(scopedName("button", file, false));
});

test("in development a class says where it comes from", () => {
  const file = join(project, "app/ui/button.module.css");
  expect(scopedName("button", file, true)).toMatch(/^button_button_\w{5}$/);
});
