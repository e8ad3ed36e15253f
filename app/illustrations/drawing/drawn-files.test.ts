import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { drawnFiles, drawnFolders } from "./drawn-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const files = [...drawnFiles()];

test.each(files)("%s is what its function draws", (file, content) => {
  expect(readFileSync(root + file, "utf8") === content, "Run: npm run draw").toBe(true);
});

test("the drawn folders hold nothing else", () => {
  const found = drawnFolders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => extname(name) !== "")
      .map((name) => `${folder}/${name}`),
  );
  expect(found.sort()).toEqual(files.map(([file]) => file).sort());
});

test("drawing twice gives the same files", () => {
  expect([...drawnFiles()]).toEqual(files);
});
