// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { AppLink, ExternalLink, QueryLink } from "./link.tsx";

beforeEach(() => history.replaceState(null, "", "/doctors"));
afterEach(cleanup);

function show(node: ReactNode, locale: "en" | "ar" = "en"): HTMLElement {
  render(<LanguageProvider value={{ locale, explicit: false }}>{node}</LanguageProvider>);
  return screen.getByRole("link");
}

/** Clicks without navigating. True when the click was left to the browser. */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let left = false;
  const look = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  fireEvent.click(link, init);
  return left;
}

test("the address of a link has the language of the page and the fragment", () => {
  const link = show(<AppLink to="/services#laser">Services</AppLink>, "ar");
  expect(link.getAttribute("href")).toBe("/services?lang=ar#laser");
});

test("a link of the site is followed by the browser", () => {
  expect(click(show(<AppLink to="/about">About</AppLink>))).toBe(true);
});

test("a query link changes the address in place", () => {
  const link = show(
    <QueryLink to="/doctors?doctor=aisha" state="list">
      Dr Aisha
    </QueryLink>,
    "ar",
  );
  expect(click(link)).toBe(false);
  expect(location.pathname + location.search).toBe("/doctors?doctor=aisha&lang=ar");
  expect(history.state).toBe("list");
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a click with %j opens another tab or window and leaves this page where it is", (init) => {
  expect(click(show(<QueryLink to="/doctors?doctor=aisha">Dr Aisha</QueryLink>), init)).toBe(true);
  expect(location.search).toBe("");
});

test("a click with its default prevented changes nothing", () => {
  const link = show(
    <QueryLink to="/doctors?doctor=aisha" onClick={(event) => event.preventDefault()}>
      Dr Aisha
    </QueryLink>,
  );
  click(link);
  expect(location.search).toBe("");
});

test("early clicks on a query link are queued", () => {
  expect(show(<QueryLink to="/doctors?doctor=aisha">Dr Aisha</QueryLink>).dataset.live).toBe("");
});

test("an external link opens a new tab without an opener, and announces it", () => {
  show(
    <ExternalLink href="https://maps.example/" newTabLabel="(opens in a new tab)">
      Directions
    </ExternalLink>,
  );
  const link = screen.getByRole("link", { name: "Directions (opens in a new tab)" });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
});
