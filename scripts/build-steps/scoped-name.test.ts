import { join } from "node:path";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { listFiles, project, readProjectFile } from "../../tools/project-files.ts";
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
  const owners = Map.groupBy(classes, ({ path, name }) => scopedName(name, join(project, path)));
  expect(owners.size).toBeGreaterThan(300);
  expect([...owners.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
});

test("the query that the bundler adds to a path does not change the name", () => {
  const file = join(project, "app/components/controls/button.module.css");
  expect(scopedName("button", `${file}?used`)).toBe(scopedName("button", file));
});

test("a class name is as short as a number", () => {
  for (const { path, name } of classes) {
    expect(scopedName(name, join(project, path))).toMatch(/^_[0-9a-z]{1,2}$/);
  }
});

test("a class that no module has throws an error", () => {
  const file = join(project, "app/components/controls/button.module.css");
  expect(() => scopedName("no-such-class", file)).toThrow("no-such-class");
});
