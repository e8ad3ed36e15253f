// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.ts";

const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<script type="text/plain" data-worker="/sw.js"></script>';
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  register.mockClear();
});

/** Opens a page in a browser with these properties. */
function open(options: { connection?: object; controller?: object } = {}): void {
  const { connection, controller = null } = options;
  vi.stubGlobal("navigator", { connection, serviceWorker: { controller, register } });
  registerServiceWorker();
}

test("the worker is registered once, after five seconds without an interaction", () => {
  open();
  vi.advanceTimersByTime(4_999);
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(4_999);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(register.mock.calls).toEqual([["/sw.js"]]);
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(60_000);
  expect(register).toHaveBeenCalledOnce();
});

test.each([
  ["with Save-Data", { connection: { saveData: true } }],
  ["on a slow network", { connection: { effectiveType: "3g" } }],
  ["with an active worker", { controller: {} }],
])("the worker is not registered for a visitor %s", (_, options) => {
  open(options);
  vi.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
});

test("the worker is not registered when the page names none or the browser supports none", () => {
  vi.stubGlobal("navigator", {});
  expect(registerServiceWorker).not.toThrow();
  document.body.innerHTML = "";
  open();
  vi.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
});
