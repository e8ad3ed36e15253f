import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../tools/project-files.ts";

/** Modules whose `page` is the shared tab (e2e/support/shared-tab.ts). */
const modules = /from ".*\/(shared-tab|shared-server|page-head)\.ts"/;

/** Matches calls whose effect stays in a tab after the test. */
const lasting =
  /\bpage\.(clock|addInitScript|exposeFunction|exposeBinding)\b|\binstallFakeVoice\(page|\b(grantPermissions|setOffline|setGeolocation|setExtraHTTPHeaders)\(/;

/** Lists the tests of a spec whose `page` is the fixture. */
function listTestsOfFixture(spec: string): string[] {
  return spec.split(/^(?= *test\()/m).filter((part) => /async \(\{[^}]*\bpage\b[^}]*\}/.test(part));
}

test("no test leaves something in the tab that later tests share", () => {
  const specs = listFiles("e2e", ".spec.ts").filter((path) => modules.test(readProjectFile(path)));
  expect(specs.length).toBeGreaterThan(40);
  const found = specs.flatMap((path) =>
    listTestsOfFixture(readProjectFile(path)).flatMap((part) => {
      const [line = ""] = part.split("\n");
      const [call] = lasting.exec(part) ?? [];
      return call ? [`${path}: ${line.trim()} ${call}: open the page with newVisitor`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  ["page", 1],
  ["newVisitor", 0],
])("a clock of the fixture %s is found %i times", (fixture, count) => {
  const spec = `test("a", async ({ ${fixture} }) => {\n  await page.clock.install();\n});\n`;
  expect(listTestsOfFixture(spec).filter((part) => lasting.test(part))).toHaveLength(count);
});
