// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { branchIds } from "~/content/data/branches.ts";
import { getContent } from "~/content/index.server.ts";
import { MobileMenu } from "~/layout/header/mobile-menu.tsx";
import type { BranchNames } from "~/layout/header/phone-bar.tsx";
import { handleMenu } from "./menu.ts";

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const button = (name: "open" | "close") =>
  document.querySelector(`[data-menu-button=${name}]`) as HTMLElement;
const locked = () => "locked" in document.documentElement.dataset;

/** The time that the debounce of the button reads, in milliseconds. */
let now = 0;

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  history.replaceState(null, "", "/about");
  const branchNames = Object.fromEntries(branchIds.map((id) => [id, ""])) as BranchNames;
  document.body.innerHTML = renderToStaticMarkup(
    <MobileMenu words={getContent("en").shell} branchNames={branchNames} />,
  );
  // Links are not followed in this test.
  dialog().addEventListener("click", (event) => event.preventDefault());
});
afterEach(() => {
  dialog().close();
  vi.restoreAllMocks();
});

test("the button opens the menu as a modal dialog, and the page behind it does not scroll", () => {
  handleMenu();
  const shown = vi.spyOn(dialog(), "showModal");
  button("open").click();
  expect(shown).toHaveBeenCalledOnce();
  expect([dialog().open, locked()]).toEqual([true, true]);
  now += 300;
  button("close").click();
  expect([dialog().open, locked()]).toEqual([false, false]);
});

test("the menu's buttons are links that Space activates too", () => {
  handleMenu();
  const type = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    button("open").dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(type("a")).toBe(false);
  expect(dialog().open).toBe(false);
  expect(type(" ")).toBe(true);
  expect(dialog().open).toBe(true);
  expect(button("open").getAttribute("href")).toBe("#menu");
});

test("a second click within 300 ms of opening is ignored", () => {
  handleMenu();
  button("open").click();
  now += 299;
  button("close").click();
  expect(dialog().open).toBe(true);
  now += 300;
  button("close").click();
  expect(dialog().open).toBe(false);
});

test("the page scrolls again after the dialog closes, whatever closed it", () => {
  handleMenu();
  button("open").click();
  dialog().close();
  expect(locked()).toBe(false);
});

test("a menu opened by a fragment link before the script becomes a modal dialog", () => {
  history.replaceState(null, "", "/about#menu");
  const replaced = vi.spyOn(location, "replace").mockImplementation(() => {});
  handleMenu();
  expect([dialog().open, locked()]).toEqual([true, true]);
  expect(replaced).toHaveBeenCalledExactlyOnceWith("#main");
});

test("a page without a menu throws no error", () => {
  const { body } = document;
  const html = body.innerHTML;
  body.innerHTML = "";
  expect(handleMenu).not.toThrow();
  body.innerHTML = html;
});
