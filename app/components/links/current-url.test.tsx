// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CurrentUrlProvider, navigateInPlace, useCurrentUrl } from "./current-url.tsx";

beforeEach(() => history.replaceState(null, "", "/branches?branch=sur"));
afterEach(cleanup);

function Shown() {
  const { pathname, search } = useCurrentUrl();
  return <p>{pathname + search}</p>;
}

const page = (
  <CurrentUrlProvider value={{ pathname: "/branches", search: "?branch=sur" }}>
    <Shown />
  </CurrentUrlProvider>
);

const shown = () => screen.getByText(/branches/).textContent;

test("on the server the address is the requested one", () => {
  history.replaceState(null, "", "/elsewhere?x=1");
  expect(renderToStaticMarkup(page)).toBe("<p>/branches?branch=sur</p>");
});

test("subscribers update when the address changes in place", () => {
  render(page);
  act(() => navigateInPlace("/branches?branch=sohar"));
  expect([shown(), location.search]).toEqual(["/branches?branch=sohar", "?branch=sohar"]);
});

test("subscribers update on back and forward navigation", () => {
  render(page);
  history.replaceState(null, "", "/branches");
  act(() => {
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(shown()).toBe("/branches");
});

test("navigateInPlace pushes a history entry with its state, or replaces the current one", () => {
  const steps = history.length;
  navigateInPlace("/branches?branch=sohar", { state: { from: "list" } });
  expect([history.length, history.state]).toEqual([steps + 1, { from: "list" }]);
  navigateInPlace("/branches", { replace: true });
  expect([history.length, history.state, location.search]).toEqual([steps + 1, null, ""]);
});

test("navigateInPlace dispatches an event", () => {
  const heard = vi.fn();
  addEventListener("querychange", heard, { once: true });
  navigateInPlace("/branches");
  expect(heard).toHaveBeenCalledOnce();
});
