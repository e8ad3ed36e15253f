import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deviationTopics, verification } from "../../../app/content/data/verification.ts";
import { project, readProjectFile } from "../../project-files.ts";
import { describeResults } from "../results.ts";
import { chapters } from "./all-chapters.ts";
import { describeAsvs, summarizeAsvs } from "./asvs-document.ts";
import { listRequirements } from "./requirements.ts";

const entries = Object.values(chapters).flatMap((chapter) => Object.entries(chapter));
const tests = entries.flatMap(([id, entry]) =>
  entry.status === "proved" ? entry.tests.map((named) => ({ id, ...named })) : [],
);

// REQ-PROOF-2
test("every requirement of Levels 1 and 2 of ASVS 5.0.0 is listed once, in the order of the standard", () => {
  const requirements = listRequirements();
  expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  expect(requirements.filter(({ level }) => level === 2)).toHaveLength(183);
  expect(entries.map(([id]) => id)).toEqual(requirements.map(({ id }) => id));
});

test("every requirement that is proved names tests that exist", () => {
  const missing = tests.filter(
    ({ file, title }) =>
      !existsSync(join(project, file)) ||
      !['"', "`"].some((quote) => readProjectFile(file).includes(quote + title + quote)),
  );
  expect(missing).toEqual([]);
  expect(entries.filter(([, entry]) => entry.status === "proved" && !entry.tests.length)).toEqual(
    [],
  );
});

test("every other requirement has a reason, and every subject of a deviation is used", () => {
  const reasons = entries.flatMap(([, entry]) => (entry.status === "proved" ? [] : [entry.reason]));
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z0-9n].+\.$/);
  expect(Object.keys(summarizeAsvs().deviations).sort()).toEqual([...deviationTopics].sort());
});

test("documents and page have the list and the results (npm run verify -- --asvs writes them)", () => {
  expect(readProjectFile("docs/asvs.md")).toBe(describeAsvs());
  expect(verification.asvs).toEqual(summarizeAsvs());
  expect(readProjectFile("docs/verification.md")).toBe(describeResults(verification));
});
