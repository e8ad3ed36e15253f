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

test("the clock turns with the minute, every 60 seconds", () => {
  render(<Clock />);
  expect(shown()).toBe("13:59:00");
  act(() => vi.advanceTimersByTime(29_999));
  expect(shown()).toBe("13:59:00");
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe("14:00:00");
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe("14:01:00");
});

test("a reader who comes back to the page finds it up to date", () => {
  render(<Clock />);
  vi.setSystemTime(Date.parse("2026-11-22T08:00:00+04:00"));
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toBe("04:00:00");
});

test("the browser takes over what the server drew, then follows its own clock, without a fault", () => {
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
