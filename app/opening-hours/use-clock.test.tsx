// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useClock } from "./use-clock.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-21T17:59:30+04:00") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const server = Date.parse("2026-11-21T09:00:00+04:00");

function Clock() {
  return <p>{new Date(useClock(server)).toISOString().slice(11, 19)}</p>;
}

function shown(): string | null {
  return screen.getByText(/:/).textContent;
}

test("the clock updates every 60 seconds, at the start of a minute", () => {
  render(<Clock />);
  expect(shown()).toBe("13:59:00");
  act(() => vi.advanceTimersByTime(29_999));
  expect(shown()).toBe("13:59:00");
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe("14:00:00");
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe("14:01:00");
});

test("the clock is current when the page is shown again", () => {
  render(<Clock />);
  vi.setSystemTime(Date.parse("2026-11-22T08:00:00+04:00"));
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toBe("04:00:00");
});

test("hydration uses the server's time first and then the browser's clock, without a mismatch", () => {
  const fault = vi.spyOn(console, "error");
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(<Clock />);
  expect(place.textContent).toBe("05:00:00");
  const recovered = vi.fn();
  const options = { container: place, hydrate: true, onRecoverableError: recovered };
  const { unmount } = render(<Clock />, options);
  expect(place.textContent).toBe("13:59:00");
  expect(recovered).not.toHaveBeenCalled();
  expect(fault).not.toHaveBeenCalled();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
