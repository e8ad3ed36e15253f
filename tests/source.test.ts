import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../tools/project-files.ts";
import { findWordsInMarkup, listAttributes } from "./markup-words.ts";

const folders = ["app", "server", "packages", "scripts", "tools"];
const code = folders
  .flatMap((folder) => listFiles(folder, ".ts", ".tsx", ".js", ".mjs", ".css"))
  .filter((path) => !path.startsWith("tools/performance/"));
const markup = listFiles("app", ".tsx").filter((path) => !path.endsWith(".test.tsx"));
const sheets = listFiles("app", ".css");
const written = [
  "app",
  "server",
  "packages",
  "scripts",
  "tools",
  "tests",
  "e2e",
  "supabase",
  "docs",
].flatMap((folder) =>
  listFiles(folder, ".ts", ".tsx", ".js", ".mjs", ".css", ".sql", ".toml", ".md", ".html"),
);

/** Texts, data, generated files and tests may be longer. */
const mayBeLonger = /^app\/(content|illustrations\/generated)\/|database\.types\.ts$|\.test\.tsx?$/;

/** Declarations of a style sheet as `property: value`, without comments. */
function declarationsOf(path: string): string[] {
  const css = readProjectFile(path).replace(/\/\*[\s\S]*?\*\//g, "");
  return [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = "", value = ""]) => `${property}: ${value.trim()}`,
  );
}

/** True for a declaration that names a physical side instead of a logical one. */
function isPhysical(declaration: string): boolean {
  const [property = "", value = ""] = declaration.split(": ");
  if (property.startsWith("--")) return false;
  if (/(^|-)(left|right)(-|$)/.test(property)) return true;
  const takesSides = /^(text-align|float|clear|transform-origin|object-position)$/.test(property);
  return takesSides && /\b(left|right)\b/.test(value);
}

/** Lines of a file that match, as `path:line text`. */
function linesWith(path: string, pattern: RegExp): string[] {
  return readProjectFile(path)
    .split("\n")
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

test("the rules below read the whole source", () => {
  expect(code.length).toBeGreaterThan(250);
  expect(markup.length).toBeGreaterThan(60);
  expect(sheets.flatMap(declarationsOf).length).toBeGreaterThan(500);
});

test("no source file has more than 200 lines, except texts, data, generated files and tests", () => {
  const long = code
    .filter((path) => !mayBeLonger.test(path))
    .map((path) => [path, readProjectFile(path).trimEnd().split("\n").length] as const)
    .filter(([, lines]) => lines > 200);
  expect(long).toEqual([]);
});

test("no folder has more than 25 source files", () => {
  const counts = new Map<string, number>();
  for (const path of [...code, ...listFiles("tests", ".ts"), ...listFiles("e2e", ".ts")]) {
    // Styles and tests are beside their source file. The content has a file for each page and language.
    if (/\.css$|\.test\.tsx?$|^app\/content\//.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

test("the title of a unit test has at most 100 characters", () => {
  const long = ["app", "server", "packages", "scripts", "tools", "tests"]
    .flatMap((folder) => listFiles(folder, ".test.ts", ".test.tsx"))
    .flatMap((path) => [...readProjectFile(path).matchAll(/(?:\btest|\))\(\s*"([^"\n]{101,})",/g)])
    .map(([, title]) => title);
  expect(long).toEqual([]);
});

test("files and folders have specific kebab-case names", () => {
  const parts = code.flatMap((path) => path.split("/"));
  expect(
    [...new Set(parts)].filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part)),
  ).toEqual([]);
  const empty =
    /(^|\/)(utils?|helpers?|common|lib|misc|types|constants|hooks)(\/|\.(ts|tsx|js|mjs|css)$)/;
  expect(code.filter((path) => empty.test(path))).toEqual([]);
});

test("style sheets use logical properties only", () => {
  const physical = sheets.flatMap((path) =>
    declarationsOf(path).flatMap((declaration) =>
      isPhysical(declaration) ? [`${path}: ${declaration}`] : [],
    ),
  );
  expect(physical).toEqual([]);
});

test("no style module names a cascade layer, because the build adds that of its folder", () => {
  const modules = sheets.filter((path) => path.endsWith(".module.css"));
  expect(modules.flatMap((path) => linesWith(path, /@layer (?!primitive\b)/))).toEqual([]);
});

test("no element has an inline style, because the content security policy forbids it", () => {
  expect(
    markup.filter((path) => listAttributes(path, readProjectFile(path)).includes("style")),
  ).toEqual([]);
});

test("no text is in the markup", () => {
  const words = markup.flatMap((path) =>
    findWordsInMarkup(path, readProjectFile(path)).map((text) => `${path}: ${text}`),
  );
  expect(words).toEqual([]);
});

test("every isolate has a direction, because browsers guess differently for figures", () => {
  const guessing = /<bdi\b(?![^>]*\bdir=(?:"(?:ltr|rtl)"|\{))/g;
  const markedUp = [
    ...markup,
    ...listFiles("server", ".ts").filter((path) => !path.endsWith(".test.ts")),
  ];
  expect(
    markedUp.flatMap((path) =>
      [...readProjectFile(path).matchAll(guessing)].map(({ index }) => `${path}: ${index}`),
    ),
  ).toEqual([]);
});

test("the app contains no foreign URL outside the data", () => {
  // Names of vocabularies, which are never fetched, and names that are reserved for examples.
  const harmless = /https?:\/\/(?:www\.w3\.org|www\.sitemaps\.org|schema\.org|[\w.-]+\.example)\b/g;
  const files = [...sheets, ...listFiles("app", ".ts", ".tsx")].filter(
    (path) => !/^app\/content\/data\/|\.test\.tsx?$/.test(path),
  );
  const foreign = files.flatMap((path) => {
    const source = readProjectFile(path).replace(harmless, "");
    return [...source.matchAll(/(?:https?:|url\(["']?|["'`])\/\/[\w.-]+/g)].map(
      ([address]) => `${path}: ${address}`,
    );
  });
  expect(foreign).toEqual([]);
});

test("the data contains only URLs of maps, chat, social networks and app stores", () => {
  const hosts = listFiles("app/content/data", ".ts")
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) =>
      [...readProjectFile(path).matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host),
    );
  const known =
    /^(www\.google\.com|wa\.me|([a-z]+\.)?(facebook|instagram|linkedin|youtube-nocookie)\.com|(apps\.apple|play\.google)\.com|[\w.-]+\.example)$/;
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => !known.test(host ?? ""))).toEqual([]);
});

test("no file contains a mark for later work", () => {
  // Concatenated, so that this file does not match.
  const marks = new RegExp(
    `\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].join("|")})\\b`,
  );
  expect(written.flatMap((path) => linesWith(path, marks))).toEqual([]);
});

test("every npm command in texts and comments exists", () => {
  const { scripts } = JSON.parse(readProjectFile("package.json")) as {
    scripts: Record<string, string>;
  };
  const unknown = written.flatMap((path) =>
    [...readProjectFile(path).matchAll(/\bnpm run ([a-z][\w-]*(?::[\w-]+)*)/g)]
      .filter(([, name = ""]) => !(name in scripts))
      .map(([command]) => `${path}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test("no test is skipped or exclusive", () => {
  const tests = [
    ...listFiles("app", ".test.ts", ".test.tsx"),
    ...listFiles("server", ".test.ts"),
    ...listFiles("tests", ".ts", ".tsx"),
    ...listFiles("e2e", ".ts"),
  ];
  expect(
    tests.flatMap((path) => linesWith(path, /\b(test|describe|it)\.(only|skip|todo|fixme)\b/)),
  ).toEqual([]);
});
