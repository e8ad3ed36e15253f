// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { branchIds } from "~/content/data/branches.ts";
import type { ExceptionalHours } from "~/content/data/exceptional-hours.ts";
import { ExceptionalHoursData } from "~/layout/exceptional-hours-data.tsx";
import { ExceptionalHoursContext, useExceptionalHours } from "./exceptional-hours-context.ts";
import { fixtureWords } from "./hours-fixture.ts";
import { pageExceptionalHours } from "./page-exceptional-hours.ts";
import { readExceptionalHours } from "./read-exceptional-hours.ts";

afterEach(cleanup);

const works: ExceptionalHours = {
  first: "2026-11-22",
  last: "2026-11-22",
  branches: branchIds,
  sessions: [],
  reason: { en: "Works at the road", ar: "أعمال في الطريق" },
};
const exceptionalHours = pageExceptionalHours([works], fixtureWords, "ar");

function Sentences() {
  return <p>{`Sentences: ${useExceptionalHours().map(({ sentence }) => sentence)}`}</p>;
}

test("a reason of staff is in the sentence in the language of the page", () => {
  const sentenceIn = (locale: "en" | "ar") =>
    pageExceptionalHours([works], fixtureWords, locale)[0]?.sentence;
  expect(sentenceIn("en")).toBe("Works at the road: closed on November 22, 2026.");
  expect(sentenceIn("ar")).toBe("أعمال في الطريق: closed on ٢٢ نوفمبر ٢٠٢٦.");
});

test("the sentence says whether a branch is closed or has other hours", () => {
  const open = { ...works, last: "2026-11-24", sessions: [{ from: 600, to: 720 }] };
  const sentences = pageExceptionalHours([open, { ...open, sessions: [] }], fixtureWords, "en");
  expect(sentences.map(({ sentence }) => sentence)).toEqual([
    "Works at the road: other hours from November 22, 2026 to November 24, 2026.",
    "Works at the road: closed from November 22, 2026 to November 24, 2026.",
  ]);
});

test("a script reads the exceptional hours of the page from its HTML", () => {
  render(<ExceptionalHoursData exceptionalHours={exceptionalHours} />);
  expect(readExceptionalHours()).toEqual(exceptionalHours);
});

test("a script of a page without exceptional hours reads none", () => {
  render(<ExceptionalHoursData exceptionalHours={[]} />);
  expect(readExceptionalHours()).toEqual([]);
});

test("a component gets the exceptional hours of its page, and none on a page without any", () => {
  render(
    <ExceptionalHoursContext value={exceptionalHours}>
      <Sentences />
    </ExceptionalHoursContext>,
  );
  expect(screen.getByText(/^Sentences:/).textContent).toBe(
    `Sentences: ${exceptionalHours[0]?.sentence}`,
  );
  cleanup();
  render(<Sentences />);
  expect(screen.getByText(/^Sentences:/).textContent).toBe("Sentences: ");
});
