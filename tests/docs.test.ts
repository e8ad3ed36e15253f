import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, project, readProjectFile } from "../tools/project-files.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...[
    "docs",
    "app",
    "content",
    "server",
    "supabase",
    "scripts",
    "tests",
    "e2e",
    "tools",
    "packages",
  ].flatMap((folder) => listFiles(folder, ".md")),
];

const folders = [
  "app",
  "content",
  "server",
  "scripts",
  "supabase",
  "tests",
  "e2e",
  "docs",
  "public",
  "tools",
  "packages",
  ".ci",
  "deploy",
];
const files = [...readdirSync(project), ...folders.flatMap((folder) => listFiles(folder, ""))];

/** Every file and, with a slash at its end, every folder of the project, each after a slash. */
const existingPaths = new Set(
  files.flatMap((path) => {
    const parts = path.split("/");
    const folders = parts
      .slice(0, -1)
      .map((_, depth) => `/${parts.slice(0, depth + 1).join("/")}/`);
    return [`/${path}`, ...folders];
  }),
);

/** Generated paths, which a fresh checkout does not have. */
const generated = readProjectFile(".gitignore")
  .split("\n")
  .flatMap((line) => (line.endsWith("/") ? [line] : []));

/** Files of the data directory, which the running site writes. */
const data = ["secrets.json"];

const fileName = /^[\w.@*-]+\.(ts|tsx|js|mjs|css|json|md|sql|toml|svg|html|webmanifest)$/;

/** Names by which the site imports from the package of the embedded backend. */
const packageModules = Object.keys(
  JSON.parse(readProjectFile("packages/local-supabase/package.json")).exports,
).map((name) => name.replace(".", "local-supabase"));

/**
 * True for a code span that is the path of a file or folder of the project, and not a pattern such as `NNNN-title.md`.
 */
function isPath(span: string): boolean {
  if (/[\s<>{}()…:]|NNNN|\b[xXyY]\b|^(\.?\/|~)/.test(span)) return false;
  if (generated.some((folder) => `${span}/`.startsWith(folder))) return false;
  if (packageModules.includes(span)) return false;
  const named =
    fileName.test(span.split("/").at(-1) ?? "") || /^[\w.@-]+(\/[\w.@*-]+)*\/$/.test(span);
  return named || folders.some((folder) => span.startsWith(`${folder}/`));
}

/** True when the path exists. It may lack its beginning, and `*` matches any name. */
function exists(path: string): boolean {
  if (data.includes(path)) return true;
  const ending = path.replace(/[.+^$[\]\\|]/g, "\\$&").replaceAll("*", "[^/]*");
  const pattern = new RegExp(`/${ending}/?$`);
  return [...existingPaths].some((path) => pattern.test(path));
}

/** The prose of a document, without its fenced blocks. */
function proseOf(document: string): string {
  return readProjectFile(document).replace(/^```[\s\S]*?^```/gm, "");
}

test.each(documents)("every path that %s names exists", (document) => {
  const spans = [...proseOf(document).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  expect(spans.filter((span) => isPath(span) && !exists(span))).toEqual([]);
});

test("every path that a comment names exists", () => {
  const paths =
    /(?<![\w./@~-])(?:app|server|scripts|tests|e2e|tools|packages|deploy|docs)\/[\w./*-]+\.(?:tsx?|mjs|css|json|md|svg)\b/g;
  const commented = files.filter((path) =>
    /\.(?:tsx?|mjs|css|toml|service)$|Dockerfile$/.test(path),
  );
  const named = commented.flatMap((path) =>
    [...readProjectFile(path).matchAll(/^\s*(?:\/\/|\/?\*+|#) .*$/gm)].flatMap(([line]) =>
      [...line.matchAll(paths)].map(([place]) => [path, place] as const),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, place]) => !exists(place))).toEqual([]);
});

test.each(documents)("every link of %s to a file of the project leads somewhere", (document) => {
  const targets = [...proseOf(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, target = ""]) => target,
  );
  const inside = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(inside.filter((target) => !existsSync(join(project, dirname(document), target)))).toEqual(
    [],
  );
});

/** The anchors of the headings of a document. */
function anchorsOf(document: string): string[] {
  const headings = proseOf(document).match(/(?<=^#+ ).*/gm) ?? [];
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

test.each(documents)("every link of %s to a heading names one", (document) => {
  const links = [...proseOf(document).matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)];
  const missing = links.filter(([, path, anchor = ""]) => {
    const target = path ? join(dirname(document), path) : document;
    return target.endsWith(".md") && !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test("every defence of the security page names a test that proves it", () => {
  const rows = readProjectFile("docs/security.md")
    .split("\n## What is not defended")[0]
    ?.split("\n## Defences")[1]
    ?.split("\n")
    .filter((line) => /^\| (?!danger|-)/.test(line));
  expect(rows?.length).toBeGreaterThan(20);
  for (const row of rows ?? []) expect(row).toMatch(/\.(?:test\.tsx?|spec\.ts)`[^|]*\|$/);
});
