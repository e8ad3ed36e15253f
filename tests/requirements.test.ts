import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listFiles, project, readProjectFile } from "../tools/project-files.ts";

const requirements = "docs/requirements/";
const folders = [
  ...["app", "content", "server", "supabase", "scripts", "tests", "e2e", "tools", "packages"],
  ...["docs", "deploy"],
];
const endings = [".ts", ".tsx", ".mjs", ".css", ".sql", ".md", ".json", ".html", ".conf"];

const files = [
  ...readdirSync(project).filter((name) => name.endsWith(".md")),
  ...folders.flatMap((folder) => listFiles(folder, ...endings)),
];

/** A requirement: its heading, and the files that its last line names as tests. */
interface Requirement {
  id: string;
  file: string;
  tests: string[];
}

const defined: Requirement[] = files
  .filter((file) => file.startsWith(requirements))
  .flatMap((file) =>
    readProjectFile(file)
      .split(/^(?=### REQ-)/m)
      .slice(1)
      .map((text) => ({
        id: /^### (REQ-[A-Z]+-\d+): \S/.exec(text)?.[1] ?? text.slice(0, 40),
        file,
        tests: listNames(/^Tested in: (.+)$/m.exec(text)?.[1] ?? ""),
      })),
  );

/** References to documents outside the repository, with n for a number: "A§n", "design §n", "(Dn)", or "// Fn:". */
const outside = [
  /[AB]§ ?\d/,
  /\b(?:craft|design(?:\/next)?) (?:§ ?|R)?\d/i,
  /[(,] ?(?:D(?:[1-5]?\d|60)|F\d{1,3}|R\d{1,2})(?:-[DFR]?\d{1,3})?[,;:)]/,
  /^\s*(?:\/\/|\/?\*+|--) (?:D(?:[1-5]?\d|60)|F\d{1,3}|R\d{1,2})(?:[-,:;.]|\s\*\/|$)/,
];

function listNames(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

/** Every line that matches a pattern, with the file and the line number. */
function listMatches(pattern: RegExp): { place: string; match: string }[] {
  return files
    .filter((file) => !file.startsWith(requirements))
    .flatMap((file) =>
      readProjectFile(file)
        .split("\n")
        .flatMap((line, index) =>
          [...line.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([match]) => ({
            place: `${file}:${index + 1}`,
            match,
          })),
        ),
    );
}

const references = listMatches(/REQ-[A-Z]+-\d+/);

test("every reference to a requirement resolves", () => {
  const ids = new Set(defined.map(({ id }) => id));
  expect(references.filter(({ match }) => !ids.has(match))).toEqual([]);
});

test("no requirement is defined twice", () => {
  const ids = defined.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every requirement names where it is tested, by files that exist", () => {
  const faults = defined.filter(
    ({ tests }) => tests.length === 0 || tests.some((name) => !existsSync(join(project, name))),
  );
  expect(faults).toEqual([]);
});

test("a requirement names every test file that refers to it", () => {
  const testsOf = new Map(defined.map(({ id, tests }) => [id, tests]));
  const unnamed = references
    .map(({ place, match }) => ({ file: place.replace(/:\d+$/, ""), id: match }))
    .filter(
      ({ file, id }) => /\.(?:test|spec)\.tsx?$/.test(file) && !testsOf.get(id)?.includes(file),
    );
  expect(unnamed).toEqual([]);
});

test("nothing refers to a document outside the repository", () => {
  expect(outside.flatMap(listMatches)).toEqual([]);
});

// Some rules have no reference, where the code reads well. The log of a run lists them.
afterAll(() => {
  const named = new Set(references.map(({ match }) => match));
  const unnamed = defined.map(({ id }) => id).filter((id) => !named.has(id));
  process.stdout.write(`Requirements that nothing refers to: ${unnamed.join(", ") || "none"}\n`);
});
