import { expect, test } from "vitest";
import { readProjectFile } from "../project-files.ts";
import { drawnFiles } from "./drawn-files.ts";

test.each([...drawnFiles()])("%s equals the output of npm run draw", (file, content) => {
  expect(readProjectFile(file) === content, "Run: npm run draw").toBe(true);
});
