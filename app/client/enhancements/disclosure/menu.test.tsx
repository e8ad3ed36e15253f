// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { branchIds } from "~/content/data/branches.ts";
import { getContent } from "~/content/index.server.ts";
import type { BranchNames } from "~/layout/header/action-bar.tsx";
import { MobileMenu } from "~/layout/header/mobile-menu.tsx";
import { menu } from "./menu.ts";

const sheet = () => document.querySelector("dialog") as HTMLDialogElement;
const button = (name: "open" | "close") =>
  document.querySelector(`[data-menu-press=${name}]`) as HTMLElement;
const locked = () => "locked" in document.documentElement.dataset;

/** The clock that guards the button, in milliseconds. */
let now = 0;

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  history.replaceState(null, "", "/about");
  const branchNames = Object.fromEntries(branchIds.map((id) => [id, ""])) as BranchNames;
  document.body.innerHTML = renderToStaticMarkup(
    <MobileMenu words={getContent("en").shell} branchNames={branchNames} />,
  );
  // Links of the test lead nowhere.
  sheet().addEventListener("click", (event) => event.preventDefault());
});
afterEach(() => {
  sheet().close();
  vi.restoreAllMocks();
});

test("the button opens the menu as a modal dialog, and the page behind it stays still", () => {
  menu();
  const shown = vi.spyOn(sheet(), "showModal");
  button("open").click();
  expect(shown).toHaveBeenCalledOnce();
  expect([sheet().open, locked()]).toEqual([true, true]);
  now += 300;
  button("close").click();
  expect([sheet().open, locked()]).toEqual([false, false]);
});

test("its buttons are links underneath, and answer to Space as buttons do", () => {
  menu();
  const type = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    button("open").dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(type("a")).toBe(false);
  expect(sheet().open).toBe(false);
  expect(type(" ")).toBe(true);
  expect(sheet().open).toBe(true);
  expect(button("open").getAttribute("href")).toBe("#menu");
});

test("a second press within 300 ms of the opening is the trembling of a hand", () => {
  menu();
  button("open").click();
  now += 299;
  button("close").click();
  expect(sheet().open).toBe(true);
  now += 300;
  button("close").click();
  expect(sheet().open).toBe(false);
});

test("whatever way the dialog closes, the page scrolls again", () => {
  menu();
  button("open").click();
  sheet().close();
  expect(locked()).toBe(false);
});

test("opened as the target of a plain link before, it goes on as a dialog", () => {
  history.replaceState(null, "", "/about#menu");
  const replaced = vi.spyOn(location, "replace").mockImplementation(() => {});
  menu();
  expect([sheet().open, locked()]).toEqual([true, true]);
  expect(replaced).toHaveBeenCalledExactlyOnceWith("#main");
});

test("a page without a menu has none", () => {
  const { body } = document;
  const kept = body.innerHTML;
  body.innerHTML = "";
  expect(menu).not.toThrow();
  body.innerHTML = kept;
});
