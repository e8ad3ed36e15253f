// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RoutedLinks } from "./routed-links.tsx";

beforeEach(() => history.replaceState(null, "", "/login"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Renders the sign-in page with a link; returns the router and the result of a click. */
function open(href: string, more: object = {}) {
  const page = (
    <>
      <a href={href} {...more}>
        Account
      </a>
      <RoutedLinks />
    </>
  );
  const routes = [{ path: "*", element: page }];
  const router = createMemoryRouter(routes, { initialEntries: ["/", "/login?next=%2F#form"] });
  render(<RouterProvider router={router} />);
  const press = (init: MouseEventInit = {}) => {
    let left = false;
    const look = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    act(() => {
      fireEvent.click(screen.getByText("Account"), init);
    });
    return left;
  };
  const place = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { press, place, router };
}

test("a link to another account page stays in the application", () => {
  const { press, place } = open("/signup?lang=ar#form");
  expect(press()).toBe(false);
  expect(place()).toBe("/signup?lang=ar#form");
});

test.each([
  ["/about", {}],
  ["https://maps.example/login", {}],
  ["/signup", { target: "_blank" }],
])("a link to %s with %j is the browser's", (href, more) => {
  const { press, place } = open(href, more);
  expect(press()).toBe(true);
  expect(place()).toBe("/login?next=%2F#form");
});

test("a click that opens a new tab is left to the browser", () => {
  expect(open("/signup").press({ ctrlKey: true })).toBe(true);
});

test("the language changes in place, is stored, and adds no history entry", () => {
  const { press, place, router } = open("/login?lang=ar", { "data-language": "ar" });
  expect(press()).toBe(false);
  expect(place()).toBe("/login?next=%2F&lang=ar#form");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(localStorage.getItem("language")).toBe("ar");
});
