// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameClock, useRunningSeconds } from "./use-running-seconds.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("whole seconds since the start are shown as soon as each is full", () => {
  const start = gameClock();
  const { result } = renderHook(() => useRunningSeconds(start));
  act(() => vi.advanceTimersByTime(999));
  expect(result.current).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(1);
  act(() => vi.advanceTimersByTime(13_500));
  expect(result.current).toBe(14);
});

test("a new start begins at zero, and the timer stops after the game", () => {
  const { result, rerender, unmount } = renderHook((start: number) => useRunningSeconds(start), {
    initialProps: gameClock(),
  });
  act(() => vi.advanceTimersByTime(5000));
  expect(result.current).toBe(5);
  rerender(gameClock());
  expect(result.current).toBe(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
