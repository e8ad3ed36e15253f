// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { nextTab, TabPanel, Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = [
  { id: "main", label: "Muscat", star: "Main branch", status: { open: true, label: "Open" } },
  { id: "sohar", label: "Sohar" },
  { id: "sur", label: "Sur" },
];

function tabList(locale: Locale, onSelect?: (id: string) => void) {
  return (
    <LanguageProvider value={{ locale, explicit: false }}>
      <Tabs id="b" label="Branches" tabs={tabs} selected="main" onSelect={onSelect} />
      <TabPanel of="b" selected="main">
        Panel
      </TabPanel>
    </LanguageProvider>
  );
}

test("in English ArrowLeft moves the focus to the tab before", () => {
  render(tabList("en"));
  fireEvent.keyDown(screen.getByRole("tab", { name: "Sohar" }), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: /Muscat/ }));
});

test("in Arabic ArrowLeft moves the focus to the tab after", () => {
  render(tabList("ar"));
  fireEvent.keyDown(screen.getByRole("tab", { name: "Sohar" }), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Sur" }));
});

test("without JavaScript every tab is in the tab order, with it only the selected one", () => {
  expect(renderToString(tabList("en"))).not.toContain("tabindex");
  render(tabList("en"));
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("star and dot have a text for screen readers, and the panel is named by its tab", () => {
  render(tabList("en"));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Main branch Muscat Open");
  expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe("b-main");
});

test("a click selects the tab", () => {
  const onSelect = vi.fn();
  render(tabList("en", onSelect));
  fireEvent.click(screen.getByRole("tab", { name: "Sur" }));
  expect(onSelect).toHaveBeenCalledWith("sur");
});

test("a tab with an address is a link in the language of the page", () => {
  render(
    <LanguageProvider value={{ locale: "ar", explicit: false }}>
      <Tabs
        id="b"
        label="Branches"
        tabs={[{ id: "sohar", label: "Sohar", to: "/branches?branch=sohar" }]}
        selected="sohar"
      />
    </LanguageProvider>,
  );
  expect(screen.getByRole("tab").getAttribute("href")).toBe("/branches?branch=sohar&lang=ar");
});

const second = { index: 1, count: 5 };

test("ArrowLeft moves to the tab on the left in both text directions", () => {
  expect(nextTab("ArrowLeft", { ...second, direction: "ltr" })).toBe(0);
  expect(nextTab("ArrowLeft", { ...second, direction: "rtl" })).toBe(2);
});

test("ArrowRight moves to the tab on the right in both text directions", () => {
  expect(nextTab("ArrowRight", { ...second, direction: "ltr" })).toBe(2);
  expect(nextTab("ArrowRight", { ...second, direction: "rtl" })).toBe(0);
});

test("the arrow keys wrap around at both ends", () => {
  expect(nextTab("ArrowLeft", { index: 0, count: 5, direction: "ltr" })).toBe(4);
  expect(nextTab("ArrowLeft", { index: 4, count: 5, direction: "rtl" })).toBe(0);
});

test("Home moves to the first tab and End to the last one, also right to left", () => {
  expect(nextTab("Home", { ...second, direction: "rtl" })).toBe(0);
  expect(nextTab("End", { ...second, direction: "rtl" })).toBe(4);
});

test("other keys select no tab", () => {
  expect(nextTab("ArrowDown", { ...second, direction: "ltr" })).toBeNull();
  expect(nextTab("Tab", { ...second, direction: "ltr" })).toBeNull();
});
