// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LanguageProvider } from "~/i18n/locale-context.tsx";
import { AppLink, OutLink, QueryLink } from "./link.tsx";

beforeEach(() => history.replaceState(null, "", "/doctors"));
afterEach(cleanup);

function show(node: ReactNode, locale: "en" | "ar" = "en"): HTMLElement {
  render(<LanguageProvider value={{ locale, explicit: false }}>{node}</LanguageProvider>);
  return screen.getByRole("link");
}

/** Presses without following: the test's browser has nowhere to go. True when the link was left to the browser. */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  fireEvent.click(link, init);
  return left;
}

test("a link carries the language of the page and keeps its hash", () => {
  const link = show(<AppLink to="/services#laser">Services</AppLink>, "ar");
  expect(link.getAttribute("href")).toBe("/services?lang=ar#laser");
});

test("a link of the site is followed by the browser", () => {
  expect(press(show(<AppLink to="/about">About</AppLink>))).toBe(true);
});

test("a link to another view of the page turns its address in place", () => {
  const link = show(
    <QueryLink to="/doctors?doctor=aisha" state="list">
      Dr Aisha
    </QueryLink>,
    "ar",
  );
  expect(press(link)).toBe(false);
  expect(location.pathname + location.search).toBe("/doctors?doctor=aisha&lang=ar");
  expect(history.state).toBe("list");
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a press with %j opens another tab or window and leaves this page where it is", (init) => {
  expect(press(show(<QueryLink to="/doctors?doctor=aisha">Dr Aisha</QueryLink>), init)).toBe(true);
  expect(location.search).toBe("");
});

test("a press that the owner of the link has answered turns nothing", () => {
  const link = show(
    <QueryLink to="/doctors?doctor=aisha" onClick={(event) => event.preventDefault()}>
      Dr Aisha
    </QueryLink>,
  );
  press(link);
  expect(location.search).toBe("");
});

test("a press that comes before the page is awake is kept for such a link", () => {
  expect(show(<QueryLink to="/doctors?doctor=aisha">Dr Aisha</QueryLink>).dataset.live).toBe("");
});

test("a link out opens a new tab, says so, and tells the other page nothing", () => {
  show(
    <OutLink href="https://maps.example/" newTabLabel="(opens in a new tab)">
      Directions
    </OutLink>,
  );
  const link = screen.getByRole("link", { name: "Directions (opens in a new tab)" });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
});
