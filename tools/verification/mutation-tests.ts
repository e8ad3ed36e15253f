import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MutatedPart } from "../../app/content/data/verification.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { type Finding, type Program, versionOf } from "./program.ts";

/** The lowest accepted share of mutants that the tests detect, in percent. */
const minScore = 85;

/** A mutant in Stryker's report. */
interface Mutant {
  status: string;
  location: { start: { line: number } };
  mutatorName: string;
  replacement?: string;
}

interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}

const here = fileURLToPath(new URL(".", import.meta.url));
const packages = `${here}node_modules/@stryker-mutator`;

/** The recognition of words in a query; the ranking of results has the judged queries. */
const searchedWords =
  "search-terms,spelling-variants,stemmer,word-matcher,warning-sign-matcher,marked-text";

/** Stryker changes the code of some folders; only the tests beside it may detect that. */
export const mutationTests: readonly Program[] = [
  mutationTestsOf("opening-hours", "app/opening-hours"),
  mutationTestsOf(
    "search",
    "app/features/search",
    `app/{features/search/{${searchedWords}},i18n/normalize-text}`,
    `app/{features/search/{${searchedWords},search},i18n/normalize-text}`,
  ),
  mutationTestsOf("limits", "packages/local-supabase/limits"),
  mutationTestsOf(
    "accounts",
    "packages/local-supabase/accounts",
    "packages/local-supabase/accounts/**/*",
    // Most tests of accounts and sessions call an endpoint.
    "packages/local-supabase/{accounts,endpoints}/**/*",
  ),
  mutationTestsOf("gateway", "packages/local-supabase/gateway"),
];

/** The mutation test of the modules at `code` with the tests at `tests`, both without the ends of the file names. */
function mutationTestsOf(
  part: MutatedPart,
  folder: string,
  code = `${folder}/**/*`,
  tests = code,
): Program {
  let scope = folder;
  let changes: Program["changes"];
  return {
    id: `mutation-${part}`,
    name: `Mutation tests: ${part.replace("-", " ")}`,
    version: `Stryker ${versionOf("@stryker-mutator/core")}`,
    get scope() {
      return scope;
    },
    get changes() {
      return changes;
    },
    explanations: [],
    // All of them take more than an hour.
    onlyOnRequest: true,
    async examine() {
      const { files } = mutate(code, tests);
      const mutants = Object.entries(files).flatMap(([file, report]) =>
        report.mutants.map((mutant) => ({ file, ...mutant })),
      );
      const valid = mutants.filter(({ status }) => !/Error|Ignored/.test(status));
      const undetected = valid.filter(({ status }) => !/Killed|Timeout/.test(status));
      for (const { file, location, mutatorName, replacement } of undetected)
        console.error(`${file}:${location.start.line} ${mutatorName} ${replacement}`);
      const score = (100 * (valid.length - undetected.length)) / valid.length;
      const result = `${score.toFixed(1)} % of ${valid.length} changes detected`;
      changes = { all: valid.length, detected: valid.length - undetected.length };
      scope = `${folder}: ${result}`;
      const finding: Finding = { rule: "score", message: result, address: folder };
      return score < minScore ? [finding] : [];
    },
  };
}

function mutate(code: string, tests: string): Report {
  const folder = createTemporaryFolder("mutation-");
  const report = join(folder, "report.json");
  const options = {
    testRunner: "vitest",
    plugins: [`${packages}/vitest-runner/dist/src/index.js`],
    mutate: [`${code}.ts`, "!**/*.test.ts", "!**/*fixture*"],
    testFiles: [`${tests}.test.{ts,tsx}`],
    // A constant of a module would need a new process and all tests of the folder.
    ignoreStatic: true,
    vitest: { related: false },
    // Two runs at a time slow each other down, and tests with processes then exceed their time limit.
    concurrency: 1,
    disableTypeChecks: false,
    reporters: ["json", "progress"],
    jsonReporter: { fileName: report },
    tempDirName: join(folder, "project"),
    ignorePatterns: ["build", ".data", "docs", "public"],
  };
  const settings = join(folder, "stryker.json");
  writeFileSync(settings, JSON.stringify(options));
  spawnSync("node", [`${packages}/core/bin/stryker.js`, "run", settings], { stdio: "inherit" });
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}
