import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { coverNames } from "../../app/illustrations/cover-names.ts";
import { listFiles, readProjectFile } from "../../tools/project-files.ts";

const covers = listFiles("public/covers", "");
const files = [...listFiles("app/illustrations/assets", ".svg"), ...covers];

test.each(files)("%s is a well-formed SVG document", async (file) => {
  const { format } = await sharp(Buffer.from(readProjectFile(file))).metadata();
  expect(format).toBe("svg");
});

test.each(files)("%s runs no script, loads no other file and uses only ids that it has", (file) => {
  const svg = readProjectFile(file);
  expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|@import|NaN|undefined/i);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const links = [...svg.matchAll(/(?:url\(|href=")([^")]+)/g)].map(([, link]) => link);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => `#${id}`)).toEqual(expect.arrayContaining(links));
});

test("each cover name has its own file, and the folder has no other file", () => {
  expect(covers).toEqual(coverNames.map((name) => `public/covers/${name}.svg`).sort());
  expect(new Set(covers.map(readProjectFile)).size).toBe(covers.length);
});

test.each(covers)("%s is a 16:10 picture of at most 8 kB without text", (file) => {
  const svg = readProjectFile(file);
  expect(svg).toContain('viewBox="0 0 1600 1000"');
  expect(svg).toContain('preserveAspectRatio="xMidYMid slice"');
  expect(svg).not.toMatch(/<text|<title/);
  expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
});
