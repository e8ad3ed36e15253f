// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptedTermsKey } from "~/content/facts/legal.ts";
import { answerIsKept, answerTerms, termsAreAccepted, watchAnswers } from "./accepted-terms.ts";

/** The browser's storage; what stands in `refused` throws, as where it is blocked or has no room left. */
const entries = new Map<string, string>();
const refused = new Set<"getItem" | "setItem" | "removeItem">();

const stored = () => entries.get(acceptedTermsKey);

function refuse(...names: ("getItem" | "setItem" | "removeItem")[]): void {
  for (const name of names) refused.add(name);
}

function allowed(name: "getItem" | "setItem" | "removeItem"): Map<string, string> {
  if (refused.has(name)) throw new DOMException("refused", "QuotaExceededError");
  return entries;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => allowed("getItem").get(key) ?? null,
    setItem: (key: string, value: string) => allowed("setItem").set(key, value),
    removeItem: (key: string) => allowed("removeItem").delete(key),
  });
});

/** What the browser sends to the other tabs. */
function answerInOtherTab(value: string): void {
  localStorage.setItem(acceptedTermsKey, value);
  dispatchEvent(new StorageEvent("storage", { key: acceptedTermsKey, newValue: value }));
}

afterEach(() => {
  refused.clear();
  answerTerms(false);
  entries.clear();
  vi.unstubAllGlobals();
});

test("the answer is a boolean under the specified key (B§4, D45)", () => {
  expect(acceptedTermsKey).toBe("accepted-terms");
  expect(termsAreAccepted()).toBe(false);
  answerTerms(true);
  expect([stored(), termsAreAccepted(), answerIsKept()]).toEqual(["true", true, true]);
  answerTerms(false);
  expect([stored(), termsAreAccepted(), answerIsKept()]).toEqual(["false", false, true]);
});

test.each(["", "1", "TRUE", " true", '"true"', "{}", "null", "نعم"])(
  "the entry %j is no yes",
  (entry) => {
    localStorage.setItem(acceptedTermsKey, entry);
    expect(termsAreAccepted()).toBe(false);
  },
);

test("a blocked storage loses no answer while the page lives", () => {
  refuse("getItem", "setItem", "removeItem");
  expect([termsAreAccepted(), answerIsKept()]).toEqual([false, true]);
  answerTerms(true);
  expect([termsAreAccepted(), answerIsKept()]).toEqual([true, false]);
  answerTerms(false);
  expect([termsAreAccepted(), answerIsKept()]).toEqual([false, false]);
});

test("a full storage keeps a no by letting the yes go", () => {
  answerTerms(true);
  refuse("setItem");
  answerTerms(false);
  expect([stored(), termsAreAccepted(), answerIsKept()]).toEqual([undefined, false, true]);
});

test("those who watch hear of an answer, here and in another tab, until they stop", () => {
  const heard: boolean[] = [];
  const stop = watchAnswers(() => heard.push(termsAreAccepted()));
  answerTerms(true);
  answerInOtherTab("false");
  dispatchEvent(new StorageEvent("storage", { key: "language" }));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(heard).toEqual([true, false]);
  stop();
  answerInOtherTab("true");
  expect(heard).toEqual([true, false]);
});

test("the answer of another tab replaces one that this page could not keep", () => {
  const stop = watchAnswers(() => {});
  refuse("setItem");
  answerTerms(true);
  refused.clear();
  answerInOtherTab("false");
  expect([termsAreAccepted(), answerIsKept()]).toEqual([false, true]);
  stop();
});
