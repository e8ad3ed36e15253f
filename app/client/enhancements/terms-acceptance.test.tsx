// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptedTermsKey } from "~/content/data/legal.ts";
import { getContent } from "~/content/index.server.ts";
import { AcceptanceBanner } from "~/features/legal/acceptance-banner.tsx";
import { AcceptanceBox } from "~/features/legal/acceptance-box.tsx";
import { handleTermsAcceptance } from "./terms-acceptance.ts";

const { acceptance: words } = getContent("en").terms;

type Operation = "getItem" | "setItem" | "removeItem";

/** The browser's storage; the methods in `refused` throw, as when it is blocked or full. */
const entries = new Map<string, string>();
const refused = new Set<Operation>();

function refuse(...names: Operation[]): void {
  for (const name of names) refused.add(name);
}

function allowed(name: Operation): Map<string, string> {
  if (refused.has(name)) throw new DOMException("refused", "QuotaExceededError");
  return entries;
}

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => allowed("getItem").get(key) ?? null,
    setItem: (key: string, value: string) => allowed("setItem").set(key, value),
    removeItem: (key: string) => allowed("removeItem").delete(key),
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
});
afterEach(() => {
  refused.clear();
  entries.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the terms in a browser with this stored entry. */
function open(entry?: string): void {
  if (entry !== undefined) entries.set(acceptedTermsKey, entry);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <AcceptanceBox words={words} />
      <AcceptanceBanner words={words.banner} />
    </>,
  );
  handleTermsAcceptance();
}

const box = () => document.querySelector("input") as HTMLInputElement;
const banner = () => document.querySelector("[data-acceptance=banner]") as HTMLElement;
const statusText = () => document.querySelector("[role=status]")?.textContent;
const stored = () => entries.get(acceptedTermsKey);

/** True when the terms are accepted; checkbox and banner must agree. */
function accepted(): boolean {
  expect(banner().hidden).toBe(box().checked);
  return box().checked;
}

/** Dispatches the storage event that the browser sends to other tabs. */
function answerInOtherTab(value: string): void {
  entries.set(acceptedTermsKey, value);
  dispatchEvent(new StorageEvent("storage", { key: acceptedTermsKey, newValue: value }));
}

test("without JavaScript the page does not ask for acceptance", () => {
  const html = renderToStaticMarkup(<AcceptanceBanner words={words.banner} />);
  expect(html).toMatch(/^<div hidden=""/);
});

test("acceptance is stored as a boolean under the specified key", () => {
  expect(acceptedTermsKey).toBe("accepted-terms");
  open();
  expect([stored(), accepted()]).toEqual([undefined, false]);
  box().click();
  expect([stored(), accepted()]).toEqual(["true", true]);
  box().click();
  expect([stored(), accepted()]).toEqual(["false", false]);
});

test("the banner's button accepts, and the focus moves to the checkbox", () => {
  open();
  banner().querySelector("button")?.click();
  expect([stored(), accepted()]).toEqual(["true", true]);
  expect(document.activeElement).toBe(box());
});

test("stored acceptance is shown on load", () => {
  open("true");
  expect(accepted()).toBe(true);
  expect(statusText()).toBe(`${words.accepted} ${words.stored}`);
});

test.each(["", "1", "TRUE", " true", '"true"', "{}", "null", "نعم"])(
  "the entry %j does not count as acceptance",
  (entry) => {
    open(entry);
    expect(accepted()).toBe(false);
  },
);

test("an unchanged status on load stays, and a change updates it", () => {
  open();
  expect(statusText()).toBe(`${words.withdrawn} ${words.stored}`);
  box().click();
  expect(statusText()).toBe(`${words.accepted} ${words.stored}`);
});

test("with blocked storage acceptance lasts until the page is closed, and the page says so", () => {
  refuse("getItem", "setItem", "removeItem");
  open();
  expect([accepted(), statusText()]).toEqual([false, `${words.withdrawn} ${words.stored}`]);
  box().click();
  expect([accepted(), statusText()]).toEqual([true, `${words.accepted} ${words.notStored}`]);
  box().click();
  expect([accepted(), statusText()]).toEqual([false, `${words.withdrawn} ${words.notStored}`]);
});

test("with full storage a withdrawal removes the entry", () => {
  open("true");
  refuse("setItem");
  box().click();
  expect([stored(), accepted()]).toEqual([undefined, false]);
  expect(statusText()).toBe(`${words.withdrawn} ${words.stored}`);
});

test("a change in another tab, and clearing the storage, update the page", () => {
  open();
  answerInOtherTab("true");
  expect(accepted()).toBe(true);
  entries.clear();
  dispatchEvent(new StorageEvent("storage", { key: "language" }));
  expect(accepted()).toBe(true);
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(accepted()).toBe(false);
});

test("a page from the back/forward cache reads the storage again", () => {
  open();
  entries.set(acceptedTermsKey, "true");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(accepted()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(accepted()).toBe(true);
});

test("a change in another tab replaces an answer that this page could not store", () => {
  refuse("setItem");
  open();
  box().click();
  refused.clear();
  answerInOtherTab("false");
  expect([accepted(), statusText()]).toEqual([false, `${words.withdrawn} ${words.stored}`]);
});

test("a checkbox ticked before the script loads counts", () => {
  open();
  box().checked = true;
  handleTermsAcceptance();
  expect([stored(), accepted()]).toEqual(["true", true]);
  expect(statusText()).toBe(`${words.accepted} ${words.stored}`);
});

test("the banner is sticky between the first section and the checkbox, and `--dock` is its height", () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(84);
  const covered = () => document.documentElement.style.getPropertyValue("--dock");
  open();
  document.body.insertAdjacentHTML("afterbegin", "<section data-open></section>");
  let [sectionEnd, boxTop] = [700, 5000];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return "open" in (this as HTMLElement).dataset
      ? new DOMRect(0, sectionEnd, 9, 0)
      : new DOMRect(0, boxTop, 9, 9);
  });
  const scrollTo = (end: number, top: number) => {
    [sectionEnd, boxTop] = [end, top];
    dispatchEvent(new Event("scroll"));
    return [banner().hasAttribute("data-docked"), covered()];
  };
  expect(scrollTo(700, 5000)).toEqual([false, ""]);
  expect(scrollTo(-10, 4000)).toEqual([true, "84px"]);
  expect(scrollTo(-4000, 10)).toEqual([false, ""]);
  scrollTo(-10, 4000);
  box().click();
  expect([banner().hasAttribute("data-docked"), covered()]).toEqual([false, ""]);
});
