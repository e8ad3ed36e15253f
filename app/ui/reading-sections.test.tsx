// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReadingSections } from "./reading-sections.tsx";
import type { OpenMode } from "./use-open-sections.ts";

let narrow = true;

beforeEach(() => {
  narrow = true;
  vi.stubGlobal("matchMedia", () => ({
    matches: narrow,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parts = ["use", "sharing", "rights"].map((id) => ({ id, title: id, content: `On ${id}.` }));

function open(mode: OpenMode, address = "/terms") {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ReadingSections parts={parts} mode={mode} />
    </MemoryRouter>,
  );
}

/** The titles of the sections that are open. */
function opened(): string[] {
  return screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .map((button) => button.textContent ?? "");
}

const press = (title: string) => fireEvent.click(screen.getByRole("button", { name: title }));

test("one at a time: opening a section closes the other, pressing it again closes it (F200)", () => {
  open("one");
  expect(opened()).toEqual(["use"]);
  press("sharing");
  expect(opened()).toEqual(["sharing"]);
  press("sharing");
  expect(opened()).toEqual([]);
});

test("independent: each section opens and closes for itself (F210)", () => {
  open("independent");
  press("rights");
  expect(opened()).toEqual(["use", "rights"]);
  press("use");
  expect(opened()).toEqual(["rights"]);
});

test("the section that the address names is open", () => {
  open("one", "/terms#rights");
  expect(opened()).toEqual(["rights"]);
});

test("a closed section stays within reach of the browser's search, and a match opens it", () => {
  open("one");
  const text = screen.getByText("On sharing.");
  expect(text.getAttribute("hidden")).toBe("until-found");
  fireEvent(text, new Event("beforematch"));
  expect(opened()).toEqual(["sharing"]);
  expect(text.hasAttribute("hidden")).toBe(false);
});

test("on a wide screen nothing is hidden, and the heading is a link to its section", () => {
  narrow = false;
  open("one");
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(document.querySelectorAll("[hidden]")).toHaveLength(0);
  expect(screen.getByRole("link", { name: "rights" }).getAttribute("href")).toBe("#rights");
});
