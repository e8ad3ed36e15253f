import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../tools/project-files.ts";
import { findWordsInMarkup, listAttributes } from "./markup-words.ts";

const rooms = ["app", "server", "packages", "scripts", "tools"];
const code = rooms
  .flatMap((room) => listFiles(room, ".ts", ".tsx", ".js", ".mjs", ".css"))
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
].flatMap((room) =>
  listFiles(room, ".ts", ".tsx", ".js", ".mjs", ".css", ".sql", ".toml", ".md", ".html"),
);

/** Texts, data and files that a machine writes have the length they need. */
const lengthIsFree =
  /^app\/(content|illustrations\/generated)\/|database\.types\.ts$|\.test\.tsx?$/;

/** Declarations of a style sheet as `property: value`, without comments. */
function declarationsOf(path: string): string[] {
  const css = readProjectFile(path).replace(/\/\*[\s\S]*?\*\//g, "");
  return [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = "", value = ""]) => `${property}: ${value.trim()}`,
  );
}

/** True for a declaration that names a side of the screen instead of a side of the text. */
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

test("no file is longer than 200 lines", () => {
  const long = code
    .filter((path) => !lengthIsFree.test(path))
    .map((path) => [path, readProjectFile(path).trimEnd().split("\n").length] as const)
    .filter(([, lines]) => lines > 200);
  expect(long).toEqual([]);
});

test("the title of a test is short enough to search for", () => {
  const long = ["app", "server", "packages", "scripts", "tools", "tests"]
    .flatMap((room) => listFiles(room, ".test.ts", ".test.tsx"))
    .flatMap((path) => [...readProjectFile(path).matchAll(/(?:\btest|\))\(\s*"([^"\n]{101,})",/g)])
    .map(([, title]) => title);
  expect(long).toEqual([]);
});

test("files and folders have kebab-case names that say what they hold", () => {
  const parts = code.flatMap((path) => path.split("/"));
  expect(
    [...new Set(parts)].filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part)),
  ).toEqual([]);
  const empty =
    /(^|\/)(utils?|helpers?|common|lib|misc|types|constants|hooks)(\/|\.(ts|tsx|js|mjs|css)$)/;
  expect(code.filter((path) => empty.test(path))).toEqual([]);
});

test("style sheets know no left and right", () => {
  const physical = sheets.flatMap((path) =>
    declarationsOf(path).flatMap((declaration) =>
      isPhysical(declaration) ? [`${path}: ${declaration}`] : [],
    ),
  );
  expect(physical).toEqual([]);
});

test("every module of styles stands in the layer of its room", () => {
  const layers: Record<string, string> = { routes: "pages", client: "components" };
  const outside = sheets.filter((path) => {
    if (!path.endsWith(".module.css")) return false;
    const [, room = ""] = path.split("/");
    const css = readProjectFile(path)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .trim();
    const opensOnce = css.match(/^@layer /gm)?.length === 1 && css.match(/^}/gm)?.length === 1;
    return !(opensOnce && css.startsWith(`@layer ${layers[room] ?? room} {`));
  });
  expect(outside).toEqual([]);
});

test("no element is styled in place: the page's policy would refuse it", () => {
  expect(
    markup.filter((path) => listAttributes(path, readProjectFile(path)).includes("style")),
  ).toEqual([]);
});

test("words come from the content, never from the markup", () => {
  const words = markup.flatMap((path) =>
    findWordsInMarkup(path, readProjectFile(path)).map((text) => `${path}: ${text}`),
  );
  expect(words).toEqual([]);
});

test("what is isolated names its direction: engines guess differently for figures", () => {
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

test("the app names no foreign address outside of the facts", () => {
  // Names of vocabularies, never fetched, and names that are reserved for examples and lead nowhere.
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

test("the facts lead to maps, chat, social networks and the plan's store only", () => {
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

test("nothing is left to be done later", () => {
  // Put together here, so that this file does not name itself.
  const marks = new RegExp(
    `\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].join("|")})\\b`,
  );
  expect(written.flatMap((path) => linesWith(path, marks))).toEqual([]);
});

test("every command that a text or comment names exists", () => {
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

test("no test is left out or runs alone", () => {
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
