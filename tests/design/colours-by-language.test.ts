import postcss from "postcss";
import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../../tools/project-files.ts";

const language = /:lang\(|:dir\(|\[(lang|dir)\b/;
const colour = /color|background|fill|stroke|opacity|shadow|outline|filter|^border(-\w+)*$/;

// Contrast is tested in the dark theme in one language and in high contrast in the other
// (e2e/all-pages/rules/contrast.ts).
test("no colour depends on the language or the direction", () => {
  const coloured = listFiles("app", ".css").flatMap((path) => {
    const found: string[] = [];
    postcss.parse(readProjectFile(path)).walkRules(language, (rule) => {
      rule.walkDecls(colour, ({ prop }) => {
        found.push(`${path}: ${rule.selector} { ${prop} }`);
      });
    });
    return found;
  });
  expect(coloured).toEqual([]);
});
