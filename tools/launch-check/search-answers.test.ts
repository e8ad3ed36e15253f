import { expect, test } from "vitest";
import { confirmed, sample } from "../../app/content/data/fact.ts";
import { complaints } from "../../app/content/data/warning-sign-words.ts";
import { triage } from "../../app/content/en/triage.ts";
import { listTriageLines } from "../../app/features/search/warning-sign-matcher.ts";
import { listSearchAnswers } from "./search-answers.ts";

const lines = listSearchAnswers({ searchAnswers: sample("") }, triage);

test.each([
  ["fever with a swollen lid", '"fever" and "sty": Today, A red eye with pain', "swollen"],
  ["fever with redness", '"fever" and "red": Today, A red eye with pain', "redness"],
  ["cannot open my eye", '"cannot open eye": Today, A red eye with pain', "swollen shut"],
  ["wrong drops went in", '"chili" and "went": Now, A chemical in the eye', "wrong drops"],
  ["ear drops in eye", '"chili" and "went": Now, A chemical in the eye', "ear drops"],
  ["face drooping", '"emergency": Now, Go to the nearest', "stroke"],
])("the answer of the search to %s waits for a yes, with its words", (typed, answer, word) => {
  const [found] = listTriageLines(typed);
  expect(answer).toContain(`: ${triage[found?.urgency ?? "book"].word}, `);
  expect(lines.filter((line) => line.startsWith(answer))).toHaveLength(1);
  expect(lines.filter((line) => line.split(/: |, /).includes(word))).not.toEqual([]);
});

test("every word that the search takes for a complaint is listed", () => {
  const listed = new Set(lines.flatMap((line) => line.split(/" also stands for: |, |^"/)));
  expect(
    Object.values(complaints)
      .flat()
      .filter((word) => !listed.has(word)),
  ).toEqual([]);
});

test("approved answers are not listed", () => {
  expect(listSearchAnswers({ searchAnswers: confirmed("") }, triage)).toEqual([]);
});
