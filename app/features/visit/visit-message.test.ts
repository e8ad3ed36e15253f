import { expect, test } from "vitest";
import { content as ar } from "~/content/ar/content.ts";
import { branchIds } from "~/content/data/branches.ts";
import { visitPurposes, visitReasons } from "~/content/data/visit.ts";
import { content as en } from "~/content/en/content.ts";
import { locales } from "~/i18n/locale.ts";
import { type MessageContent, messageText, visitMessage } from "./visit-message.ts";
import type { VisitState } from "./visit-state.ts";

const contents = { en: of(en), ar: of(ar) };

function of({ visit, hours, branches }: typeof en | typeof ar): MessageContent {
  const names = branchIds.map((id) => [id, branches[id].shortName]);
  return { words: visit.messages, hours, branchNames: Object.fromEntries(names) };
}

/** Every choice that can be made, for each reason, purpose and language. */
const states = locales.flatMap((answer) =>
  visitReasons.flatMap((reason) =>
    visitPurposes.map(
      (purpose): VisitState => ({
        reason,
        purpose,
        answer,
        branch: "sohar",
        day: "2026-11-29",
        part: "evening",
        insurer: "metlife",
        isEscorted: true,
        needsWheelchair: true,
        date: "2026-12-06",
        time: 17 * 60,
        late: "20",
      }),
    ),
  ),
);

// REQ-VISIT-1
test("a message has every choice of its reason, in the language of the reply", () => {
  for (const state of states) {
    const text = messageText(visitMessage(state, contents[state.answer], state.answer));
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(text).toContain(contents[state.answer].branchNames.sohar);
    expect(/[؀-ۿ]/.test(text)).toBe(state.answer === "ar");
    if (state.reason === "book") expect(text).toContain("MetLife");
  }
});

test("without a choice the message has no gap", () => {
  for (const answer of locales)
    for (const reason of visitReasons) {
      const sentences = visitMessage({ reason, branch: "sur", answer }, contents[answer], answer);
      expect(messageText(sentences)).not.toMatch(/[{}]| {2}|undefined/);
    }
});

test("the patient's choices are marked, and nothing else", () => {
  const [opening] = visitMessage(
    { reason: "book", branch: "nizwa", purpose: "lasik", answer: "en" },
    contents.en,
    "en",
  );
  expect(opening?.filter(({ isChoice }) => isChoice).map(({ text }) => text)).toEqual([
    en.branches.nizwa.shortName,
    en.visit.messages.purposes.lasik,
  ]);
});
