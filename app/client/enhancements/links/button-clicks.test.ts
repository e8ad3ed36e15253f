// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { handleButtonClicks } from "./button-clicks.ts";

handleButtonClicks();
afterEach(() => vi.unstubAllGlobals());

test("a print button prints the page", () => {
  const printed = vi.fn();
  vi.stubGlobal("print", printed);
  document.body.innerHTML = '<button data-print=""><i></i></button>';
  document.querySelector("i")?.click();
  expect(printed).toHaveBeenCalledOnce();
});
