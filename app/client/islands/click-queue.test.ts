// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ControlHandler } from "./click-queue.ts";

const clicked = vi.fn();
const recordClick = (event: Event) => {
  event.preventDefault();
  clicked((event.target as Element).textContent);
};
const listeners: Parameters<typeof addEventListener>[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((...listener: (typeof listeners)[0]) => {
    listeners.push(listener);
    add(...listener);
  });
  await import("./click-queue.ts");
  document.body.innerHTML =
    '<a href="/x" data-live><b>Menu</b></a><a href="/y" role="tab" data-live>Tab</a><a href="/z">Link</a>';
  document.body.addEventListener("click", recordClick);
});
afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener, true);
  Reflect.deleteProperty(window, "takeOverEvents");
  document.body.removeEventListener("click", recordClick);
  clicked.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

function send(event: Event, selector: string): boolean {
  return find(selector).dispatchEvent(event);
}
const click = (init: MouseEventInit = {}) =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
const press = (key: string) =>
  new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });

test("one click for each control, and the keys of tabs, are queued until the page script handles them", () => {
  for (let n = 0; n < 2; n++) expect(send(click(), "b")).toBe(false);
  expect(send(press("ArrowRight"), "[role]")).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  const handler = vi.fn<ControlHandler>();
  expect(window.takeOverEvents(handler)).toEqual([
    [find("[data-live]"), undefined],
    [find("[role]"), "ArrowRight"],
  ]);
  send(click(), "b");
  expect(handler).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    find("[data-live]"),
    undefined,
  );
  vi.advanceTimersByTime(4000);
  send(click(), "b");
  expect(handler).toHaveBeenCalledTimes(2);
});

test("the browser handles other links, other keys, and clicks that open a new tab", () => {
  send(click(), "[href='/z']");
  send(click({ ctrlKey: true }), "b");
  send(click({ button: 1 }), "b");
  expect(clicked).toHaveBeenCalledTimes(3);
  expect(send(press("Tab"), "[role]")).toBe(true);
  expect(send(press("ArrowRight"), "[data-live]")).toBe(true);
});

test("after 4 seconds without the page script the browser handles the click", () => {
  send(click(), "b");
  vi.advanceTimersByTime(3999);
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(clicked).toHaveBeenCalledOnce();
  send(click(), "b");
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("in an island, which may need several files, the browser handles the click after 10 seconds", () => {
  document.body.innerHTML = "<p data-island><button data-live>Show</button></p>";
  send(click(), "button");
  vi.advanceTimersByTime(9999);
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(clicked).toHaveBeenCalledOnce();
});

test("when the page script fails to load, the browser handles clicks at once", () => {
  send(click(), "b");
  const script = document.createElement("script");
  script.defer = true;
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
  expect(clicked).toHaveBeenCalledOnce();
  send(click(), "b");
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a second copy of the script does nothing", async () => {
  const { takeOverEvents } = window;
  vi.resetModules();
  await import("./click-queue.ts");
  expect(window.takeOverEvents).toBe(takeOverEvents);
});
