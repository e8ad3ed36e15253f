import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../tools/project-files.ts";
import { listProse, privateNames, privateWords } from "./vocabulary.ts";

const folders = [
  ...["app", "server", "packages", "scripts", "tools", "tests", "e2e", "docs", "deploy"],
  ...["supabase", "content/articles", ".github"],
];
const source = [".ts", ".tsx", ".js", ".mjs", ".css", ".md"];
const configuration = [".sql", ".toml", ".conf", ".env", ".service", ".timer", ".yml"];
const files = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "Dockerfile"],
  ...folders.flatMap((folder) => listFiles(folder, ...source, ...configuration)),
  // The texts of visitors are not written for developers, and the list names the words.
].filter((path) => !/^app\/content\/(en|ar)\/|^supabase\/seed\.sql|^tests\/vocabulary/.test(path));

test("comments, test titles and documents use the terms of the field", () => {
  const found = files.flatMap((path) =>
    listProse(path, readProjectFile(path)).flatMap(({ line, text }) =>
      privateWords
        .filter(([pattern]) => pattern.test(text))
        .map(
          ([pattern, instead]) =>
            `${path}:${line}: "${pattern.exec(text)?.[0].trim()}": ${instead}`,
        ),
    ),
  );
  expect(found).toEqual([]);
});

test("names in code are the terms of the field", () => {
  const found = files.flatMap((path) =>
    readProjectFile(path)
      .split("\n")
      .flatMap((line, index) =>
        privateNames.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  ["a.ts", "/** Hands over the page. */", 1],
  ["a.ts", "x();\n// Who saves data gives these up.", 2],
  ["a.ts", 'test("what is wrong is told", () => {});', 1],
  ["a.md", "Text\n\nThe ledger of claims.", 3],
  ["a.conf", "listen 80;\n# The door to the internet.", 2],
  ["a.sql", "select 1;\n-- Who saves data gives these up.", 2],
])("private words in %s are found: %j", (path, source, line) => {
  const found = listProse(path, source).filter(({ text }) =>
    privateWords.some(([pattern]) => pattern.test(text)),
  );
  expect(found.map((prose) => prose.line)).toEqual([line]);
});

test.each([
  ["a.ts", 'const address = "https://clinic.example/ledger";'],
  ["a.ts", "// Recompresses a cached page on its second request."],
  ["a.md", "Set `patience` in the file."],
])("plain text and code in %s are not prose with private words: %j", (path, source) => {
  const found = listProse(path, source).filter(({ text }) =>
    privateWords.some(([pattern]) => pattern.test(text)),
  );
  expect(found).toEqual([]);
});
