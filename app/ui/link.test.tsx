// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "~/i18n/locale-context.tsx";
import { AppLink, OutLink } from "./link.tsx";

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

function onFaq(node: ReactNode, locale: "en" | "ar" = "en"): void {
  render(
    <LanguageProvider value={{ locale, explicit: false }}>
      <MemoryRouter initialEntries={["/faq"]}>{node}</MemoryRouter>
    </LanguageProvider>,
  );
}

test("a link carries the language of the page and keeps its hash", () => {
  onFaq(<AppLink to="/services#laser">Services</AppLink>, "ar");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/services?lang=ar#laser");
});

test("a link to the page in hand scrolls to its top", () => {
  onFaq(<AppLink to="/faq">Questions</AppLink>);
  fireEvent.click(screen.getByRole("link"));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

test("it jumps where motion is unwanted", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  onFaq(<AppLink to="/faq">Questions</AppLink>);
  fireEvent.click(screen.getByRole("link"));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("links elsewhere, to a section or of a tab strip do not scroll", () => {
  onFaq(
    <>
      <AppLink to="/about">About</AppLink>
      <AppLink to="/faq#safety">Safety</AppLink>
      <AppLink to="/faq?topic=laser#safety">Safety of lasers</AppLink>
      <AppLink to="/faq?topic=laser" preventScrollReset>
        Laser
      </AppLink>
    </>,
  );
  for (const link of screen.getAllByRole("link")) fireEvent.click(link);
  expect(scrolled).not.toHaveBeenCalled();
});

test("a click that opens a new tab leaves this page where it is", () => {
  onFaq(<AppLink to="/faq">Questions</AppLink>);
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  expect(scrolled).not.toHaveBeenCalled();
});

test("a link out opens a new tab, says so, and tells the other page nothing", () => {
  onFaq(
    <OutLink href="https://maps.example/" newTabLabel="(opens in a new tab)">
      Directions
    </OutLink>,
  );
  const link = screen.getByRole("link", { name: "Directions (opens in a new tab)" });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
});
