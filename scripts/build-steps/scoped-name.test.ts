import { join } from "node:path";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { listFiles, project, readProjectFile } from "../../tests/project-files.ts";
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
  const file = join(project, "app/ui/controls/button.module.css");
  expect(scopedName("button", `${file}?used`, false)).toBe(scopedName("button", file, false));
});

test("a class is as short as a number", () => {
  for (const { path, name } of classes) {
    expect(scopedName(name, join(project, path), false)).toMatch(/^_[0-9a-z]{1,2}$/);
  }
});

test("a name that no module has is refused", () => {
  const file = join(project, "app/ui/controls/button.module.css");
  expect(() => scopedName("no-such-class", file, false)).toThrow("no-such-class");
});

test("in development a class says where it comes from, and a name may be new", () => {
  const file = join(project, "app/ui/controls/button.module.css");
  expect(scopedName("button", file, true)).toBe("ui_controls_button_button");
  expect(scopedName("no-such-class", file, true)).toBe("ui_controls_button_no_such_class");
});
