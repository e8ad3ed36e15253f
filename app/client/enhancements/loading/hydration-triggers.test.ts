// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHydrationTriggers } from "./hydration-triggers.ts";

/** Called when the island of the current test is hydrated. */
let hydrated = vi.fn();
const noon = Date.UTC(2026, 0, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  history.replaceState(null, "", "/branches");
  hydrated = vi.fn();
});
afterEach(() => vi.useRealTimers());

function show(attributes: string): void {
  document.body.innerHTML = `<div data-island="booking" ${attributes}><p></p></div>`;
  document.querySelector("[data-island]")?.addEventListener("hydrate", hydrated);
  startHydrationTriggers();
}

test("an island is not hydrated without a trigger", () => {
  show("");
  dispatchEvent(new Event("querychange"));
  vi.advanceTimersByTime(1e9);
  expect(hydrated).not.toHaveBeenCalled();
});

test('an island with data-when="at once" is hydrated immediately', () => {
  show('data-when="at once"');
  expect(hydrated).toHaveBeenCalledOnce();
});

test.each(["querychange", "popstate"])(
  'an island with data-when="query-change" is hydrated by another query (%s), not by a fragment',
  (name) => {
    show('data-when="query-change"');
    history.replaceState(null, "", "/branches#map");
    dispatchEvent(new Event(name));
    expect(hydrated).not.toHaveBeenCalled();
    history.replaceState(null, "", "/branches?branch=sur");
    dispatchEvent(new Event(name));
    expect(hydrated).toHaveBeenCalledOnce();
  },
);

const validity = (from: number, until: number) =>
  `data-from="${noon + from}" data-until="${noon + until}"`;

test("a valid interval hydrates the island when it ends, to the millisecond", () => {
  show(validity(0, 60_000));
  vi.advanceTimersByTime(59_999);
  expect(hydrated).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hydrated).toHaveBeenCalledOnce();
});

test("an interval that is over, or not yet begun by this clock, hydrates at once", () => {
  show(validity(-60_000, 0));
  expect(hydrated).toHaveBeenCalledOnce();
  show(validity(1, 60_000));
  expect(hydrated).toHaveBeenCalledTimes(2);
});

test.each(["pageshow", "visibilitychange"])(
  "the interval is checked again after sleep and back navigation (%s)",
  (name) => {
    show(validity(0, 60_000));
    dispatchEvent(new Event(name));
    expect(hydrated).not.toHaveBeenCalled();
    vi.setSystemTime(noon + 60_000);
    dispatchEvent(new Event(name));
    expect(hydrated).toHaveBeenCalled();
  },
);
