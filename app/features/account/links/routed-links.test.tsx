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
    let isFollowed = false;
    const look = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    act(() => {
      fireEvent.click(screen.getByText("Account"), init);
    });
    return isFollowed;
  };
  const currentAddress = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { press, currentAddress, router };
}

test("a link to another account page stays in the application", () => {
  const { press, currentAddress } = open("/signup?lang=ar#form");
  expect(press()).toBe(false);
  expect(currentAddress()).toBe("/signup?lang=ar#form");
});

test.each([
  ["/about", {}],
  ["https://maps.example/login", {}],
  ["/signup", { target: "_blank" }],
])("the browser follows a link to %s with %j", (href, more) => {
  const { press, currentAddress } = open(href, more);
  expect(press()).toBe(true);
  expect(currentAddress()).toBe("/login?next=%2F#form");
});

test("a click that opens a new tab is followed by the browser", () => {
  expect(open("/signup").press({ ctrlKey: true })).toBe(true);
});

test("the language changes in place, is stored, and adds no history entry", () => {
  const { press, currentAddress, router } = open("/login?lang=ar", { "data-language": "ar" });
  expect(press()).toBe(false);
  expect(currentAddress()).toBe("/login?next=%2F&lang=ar#form");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(localStorage.getItem("language")).toBe("ar");
});
