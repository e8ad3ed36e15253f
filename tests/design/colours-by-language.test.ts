import postcss from "postcss";
import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../../tools/project-files.ts";

const language = /:lang\(|:dir\(|\[(lang|dir)\b/;
const colourOrMotion =
  /color|background|fill|stroke|opacity|shadow|outline|filter|animation|transition|^border(-\w+)*$/;

// Contrast is tested in the dark theme in one language and in high contrast in the other
// (e2e/all-pages/rules/contrast.ts), forced colours and reduced motion in one (e2e/all-pages/rules/user-preferences.ts).
test("no colour and no animation depends on the language or the direction", () => {
  const coloured = listFiles("app", ".css").flatMap((path) => {
    const found: string[] = [];
    postcss.parse(readProjectFile(path)).walkRules(language, (rule) => {
      rule.walkDecls(colourOrMotion, ({ prop }) => {
        found.push(`${path}: ${rule.selector} { ${prop} }`);
      });
    });
    return found;
  });
  expect(coloured).toEqual([]);
});
