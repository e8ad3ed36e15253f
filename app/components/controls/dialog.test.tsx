// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Profile
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Dr Aisha" closeLabel="Close">
        <p>Words</p>
      </Dialog>
    </>
  );
}

function openDialog(): HTMLDialogElement {
  render(<Opener />);
  const button = screen.getByRole("button", { name: "Profile" });
  button.focus();
  fireEvent.click(button);
  return screen.getByRole<HTMLDialogElement>("dialog", { name: "Dr Aisha" });
}

function swipe(dialog: HTMLElement, distance: number): void {
  const at = (clientY: number) => [{ clientY, identifier: 0, target: dialog }];
  fireEvent.touchStart(dialog, { touches: at(200) });
  fireEvent.touchMove(dialog, { touches: at(200 + distance) });
  fireEvent.touchEnd(dialog, { touches: [], changedTouches: at(200 + distance) });
}

test("an open dialog locks the scroll of the page, a closed one unlocks it and restores the focus", () => {
  const dialog = openDialog();
  expect(dialog.open).toBe(true);
  expect(document.documentElement.dataset.locked).toBeDefined();
  // The browser moves the focus into the dialog; the test's DOM does not.
  screen.getByRole("button", { name: "Close" }).focus();
  act(() => dialog.close());
  expect(dialog.open).toBe(false);
  expect(document.documentElement.dataset.locked).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Profile" }));
});

test("a click on the backdrop closes it, a click inside, or one that began inside, does not", () => {
  const dialog = openDialog();
  fireEvent.mouseDown(screen.getByText("Words"));
  fireEvent.click(screen.getByText("Words"));
  fireEvent.mouseDown(screen.getByText("Words"));
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test("the dialog follows a swipe, stays open after 100 px and closes after 101", () => {
  const dialog = openDialog();
  fireEvent.touchStart(dialog, { touches: [{ clientY: 10 }] });
  fireEvent.touchMove(dialog, { touches: [{ clientY: 47 }] });
  expect(dialog.style.translate).toBe("0 37px");
  swipe(dialog, 100);
  expect(dialog.open).toBe(true);
  expect(dialog.style.translate).toBe("");
  act(() => swipe(dialog, 101));
  expect(dialog.open).toBe(false);
});

test("on a wide screen a swipe has no effect", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const dialog = openDialog();
  swipe(dialog, 300);
  expect(dialog.open).toBe(true);
});

test("a dialog that the server renders open can be closed without JavaScript", () => {
  const html = renderToString(
    <Dialog open onClose={() => {}} label="Dr Aisha" closeLabel="Close">
      Words
    </Dialog>,
  );
  expect(html).toMatch(/<dialog[^>]* open=""/);
  expect(html).toContain('method="dialog"');
});
