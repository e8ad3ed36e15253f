// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedValue } from "./use-debounced-value.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Preview({ text, isValid = true }: { text: string; isValid?: boolean }) {
  return <p role="note">{useDebouncedValue(text, isValid)}</p>;
}

const shown = () => screen.getByRole("note").textContent;

// REQ-STAFF-45
test("a value follows 150 ms after its last change", () => {
  const { rerender } = render(<Preview text="a" />);
  rerender(<Preview text="ab" />);
  act(() => vi.advanceTimersByTime(149));
  rerender(<Preview text="abc" />);
  act(() => vi.advanceTimersByTime(149));
  expect(shown()).toBe("a");
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe("abc");
});

// REQ-STAFF-45
test("a value that is not valid does not replace the last valid one", () => {
  const { rerender } = render(<Preview text="a" />);
  rerender(<Preview text="b" isValid={false} />);
  act(() => vi.advanceTimersByTime(1_000));
  expect(shown()).toBe("a");
});
