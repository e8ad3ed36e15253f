// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { BackToTop } from "./back-to-top.tsx";

afterEach(cleanup);

function scrolledTo(pixels: number): string | undefined {
  act(() => {
    Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
    dispatchEvent(new Event("scroll"));
  });
  return screen.getByText("Up").closest("a")?.dataset.shown;
}

test("it appears beyond 300 px: at 300 it is away, at 301 it is there (F201)", () => {
  render(<BackToTop label="Up" />);
  expect([300, 301, 300, 5000].map(scrolledTo)).toEqual(["false", "true", "false", "true"]);
});

test("the server's HTML holds a link to the start of the page", () => {
  expect(renderToString(<BackToTop label="Up" />)).toContain('href="#main"');
});
