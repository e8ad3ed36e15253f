// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

/** Replaces the script of the islands: it records the islands to hydrate, and resolves when the test says so. */
const file = `data:text/javascript,${encodeURIComponent(
  "export const hydrate = (island, search) => globalThis.islandFile(island, search);",
)}`;

interface HydrationRequest {
  island: HTMLElement;
  search: string;
  resolveImport(): void;
  fail(): void;
}

const requests: HydrationRequest[] = [];
const clicked = vi.fn();
let early: unknown[][] = [];
let starts = 0;
const realTimeout = setTimeout;

beforeAll(async () => {
  vi.stubGlobal(
    "islandFile",
    (island: HTMLElement, search: string) =>
      new Promise<void>((resolve, reject) => {
        const resolveImport = () => {
          island.dataset.hydrated = "";
          resolve();
        };
        requests.push({ island, search, resolveImport, fail: () => reject(new Error("a defect")) });
      }),
  );
  history.replaceState(null, "", "/branches?branch=sur");
  document.body.innerHTML = `<script type="text/plain" data-islands="${file}"></script><a data-live>Early</a>`;
  await import("./click-queue.ts");
  click(document.querySelector("a") as Element);
  document.body.addEventListener("click", recordClick);
  document.documentElement.dataset.app = "live";
  (await import("./event-replay.ts")).replayEvents(() => {
    starts += 1;
  });
  early = [...clicked.mock.calls];
  clicked.mockClear();
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  delete document.documentElement.dataset.app;
  document.body.innerHTML =
    '<div data-island="branches"><button data-live><b>Sur</b></button><a href="/x">x</a></div>' +
    '<a id="link" href="/branches?branch=sohar" data-live>Menu</a>';
  document.body.addEventListener("click", recordClick);
});
afterEach(async () => {
  // Pending clicks time out.
  await vi.runAllTimersAsync();
  document.body.removeEventListener("click", recordClick);
  clicked.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function recordClick(event: Event): void {
  event.preventDefault();
  clicked((event.target as Element).textContent);
}

const button = () => document.querySelector("button") as HTMLElement;
const link = () => document.querySelector("#link") as HTMLElement;

/** Resolves the import and runs what waits for it. */
async function settle(): Promise<void> {
  await new Promise((resolve) => realTimeout(resolve, 10));
}

function click(element: Element, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  return element.dispatchEvent(event);
}

test("a click before this script starts the enhancements and is replayed once", () => {
  expect(early).toEqual([["Early"]]);
  expect(starts).toBe(1);
});

test.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "hydrate"])(
  "the first %s in an island hydrates it, once, with the query that the page was served with",
  async (name) => {
    history.replaceState(null, "", "/branches?branch=nizwa");
    for (let n = 0; n < 2; n++) button().dispatchEvent(new Event(name, { bubbles: true }));
    link().dispatchEvent(new Event(name, { bubbles: true }));
    await settle();
    expect(requests.map(({ island, search }) => [island.dataset.island, search])).toEqual([
      ["branches", "?branch=sur"],
    ]);
  },
);

test("a click before hydration is queued and replayed once", async () => {
  expect(click(button().firstElementChild as Element)).toBe(false);
  click(button());
  await settle();
  expect(clicked).not.toHaveBeenCalled();
  requests[0]?.resolveImport();
  await settle();
  expect(clicked).toHaveBeenCalledExactlyOnceWith("Sur");
  click(button());
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("early clicks on different controls are each replayed once", async () => {
  click(link());
  click(button());
  click(link());
  await settle();
  requests[0]?.resolveImport();
  document.documentElement.dataset.app = "live";
  dispatchEvent(new Event("app-live"));
  await settle();
  expect(clicked.mock.calls.flat().sort()).toEqual(["Menu", "Sur"]);
});

test("a click with data-live=interaction waits for the script of the first interaction", async () => {
  const { dataset } = document.documentElement;
  dataset.app = "live";
  link().dataset.live = "interaction";
  expect(click(link())).toBe(false);
  dataset.interaction = "live";
  dispatchEvent(new Event("interaction-live"));
  await settle();
  expect(clicked).toHaveBeenCalledExactlyOnceWith("Menu");
  delete dataset.interaction;
});

test("a click on a control outside of islands waits until the application runs", async () => {
  expect(click(link())).toBe(false);
  await settle();
  expect(clicked).not.toHaveBeenCalled();
  document.documentElement.dataset.app = "live";
  dispatchEvent(new Event("app-live"));
  await settle();
  expect(clicked).toHaveBeenCalledExactlyOnceWith("Menu");
  expect(requests).toEqual([]);
});

test("clicks on links without state, and clicks that open a new tab, are not queued", () => {
  click(document.querySelector("[data-island] a") as Element);
  expect(clicked).toHaveBeenCalledOnce();
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    click(link(), init);
  expect(clicked).toHaveBeenCalledTimes(6);
});

test("after a timeout of 4 seconds a link is followed without JavaScript", async () => {
  click(link());
  await vi.advanceTimersByTimeAsync(3999);
  expect(clicked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  // The browser follows a link whose click is not prevented.
  expect(clicked).toHaveBeenCalledExactlyOnceWith("Menu");
  dispatchEvent(new Event("app-live"));
  await vi.advanceTimersByTimeAsync(0);
  expect(clicked).toHaveBeenCalledOnce();
});

test("the browser handles a click in an island that cannot be hydrated, and no error is thrown", async () => {
  click(button());
  await settle();
  requests[0]?.fail();
  await settle();
  expect(clicked).toHaveBeenCalledExactlyOnceWith("Sur");
});
