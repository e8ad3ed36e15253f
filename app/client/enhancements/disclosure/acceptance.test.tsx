// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptedTermsKey } from "~/content/data/legal.ts";
import { getContent } from "~/content/index.server.ts";
import { AcceptanceBanner } from "~/features/legal/acceptance-banner.tsx";
import { AcceptanceBox } from "~/features/legal/acceptance-box.tsx";
import { acceptance } from "./acceptance.ts";

const { acceptance: words } = getContent("en").terms;

type Operation = "getItem" | "setItem" | "removeItem";

/** The browser's storage; what stands in `refused` throws, as where it is blocked or has no room left. */
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

/** Opens the terms in a browser that holds this entry. */
function open(entry?: string): void {
  if (entry !== undefined) entries.set(acceptedTermsKey, entry);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <AcceptanceBox words={words} />
      <AcceptanceBanner words={words.banner} />
    </>,
  );
  acceptance();
}

const box = () => document.querySelector("input") as HTMLInputElement;
const banner = () => document.querySelector("[data-acceptance=banner]") as HTMLElement;
const said = () => document.querySelector("[role=status]")?.textContent;
const stored = () => entries.get(acceptedTermsKey);

/** Whether the terms are accepted, as box and banner agree. */
function accepted(): boolean {
  expect(banner().hidden).toBe(box().checked);
  return box().checked;
}

/** What the browser sends to the other tabs. */
function answerInOtherTab(value: string): void {
  entries.set(acceptedTermsKey, value);
  dispatchEvent(new StorageEvent("storage", { key: acceptedTermsKey, newValue: value }));
}

test("without JavaScript nothing could be kept, and nothing is asked", () => {
  const html = renderToStaticMarkup(<AcceptanceBanner words={words.banner} />);
  expect(html).toMatch(/^<div hidden=""/);
});

test("the answer is a boolean under the specified key", () => {
  expect(acceptedTermsKey).toBe("accepted-terms");
  open();
  expect([stored(), accepted()]).toEqual([undefined, false]);
  box().click();
  expect([stored(), accepted()]).toEqual(["true", true]);
  box().click();
  expect([stored(), accepted()]).toEqual(["false", false]);
});

test("the banner's button is a yes, and the keyboard goes on at the box", () => {
  open();
  banner().querySelector("button")?.click();
  expect([stored(), accepted()]).toEqual(["true", true]);
  expect(document.activeElement).toBe(box());
});

test("a yes that was given before is shown when the page comes", () => {
  open("true");
  expect(accepted()).toBe(true);
  expect(said()).toBe(`${words.accepted} ${words.kept}`);
});

test.each(["", "1", "TRUE", " true", '"true"', "{}", "null", "نعم"])(
  "the entry %j is no yes",
  (entry) => {
    open(entry);
    expect(accepted()).toBe(false);
  },
);

test("what is said when the page comes is no news, what the reader does is", () => {
  open();
  expect(said()).toBe(`${words.withdrawn} ${words.kept}`);
  box().click();
  expect(said()).toBe(`${words.accepted} ${words.kept}`);
});

test("a blocked storage loses no answer while the page lives, and the page says so", () => {
  refuse("getItem", "setItem", "removeItem");
  open();
  expect([accepted(), said()]).toEqual([false, `${words.withdrawn} ${words.kept}`]);
  box().click();
  expect([accepted(), said()]).toEqual([true, `${words.accepted} ${words.notKept}`]);
  box().click();
  expect([accepted(), said()]).toEqual([false, `${words.withdrawn} ${words.notKept}`]);
});

test("a full storage keeps a no by letting the yes go", () => {
  open("true");
  refuse("setItem");
  box().click();
  expect([stored(), accepted()]).toEqual([undefined, false]);
  expect(said()).toBe(`${words.withdrawn} ${words.kept}`);
});

test("an answer in another tab is heard here, and so is that everything was cleared", () => {
  open();
  answerInOtherTab("true");
  expect(accepted()).toBe(true);
  entries.clear();
  dispatchEvent(new StorageEvent("storage", { key: "language" }));
  expect(accepted()).toBe(true);
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(accepted()).toBe(false);
});

test("a page that comes back from the browser's memory asks the storage again", () => {
  open();
  entries.set(acceptedTermsKey, "true");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(accepted()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(accepted()).toBe(true);
});

test("the answer of another tab replaces one that this page could not keep", () => {
  refuse("setItem");
  open();
  box().click();
  refused.clear();
  answerInOtherTab("false");
  expect([accepted(), said()]).toEqual([false, `${words.withdrawn} ${words.kept}`]);
});

test("a tick that came before the script counts once it is there", () => {
  open();
  box().checked = true;
  acceptance();
  expect([stored(), accepted()]).toEqual(["true", true]);
  expect(said()).toBe(`${words.accepted} ${words.kept}`);
});

test("between the first section and the box the banner docks, and the page knows how much it covers", () => {
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
