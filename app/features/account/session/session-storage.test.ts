// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { SessionStorage } from "./session-storage.ts";

const key = "session";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("a remembered session is in localStorage, another in sessionStorage, never in both", () => {
  const storage = new SessionStorage();
  storage.remember(false);
  storage.setItem(key, "one");
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, "one"]);
  storage.remember(true);
  storage.setItem(key, "two");
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual(["two", null]);
  storage.removeItem(key);
  expect(storage.getItem(key)).toBeNull();
});

test("after a reload a renewed session stays where the old one was", () => {
  sessionStorage.setItem(key, "old");
  const storage = new SessionStorage();
  storage.setItem(key, "new");
  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, "new"]);
});

test("where storage is blocked or full the session lasts as long as the page", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      return refuse();
    },
    sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  });
  const storage = new SessionStorage();
  storage.setItem(key, "one");
  expect(storage.getItem(key)).toBe("one");
  storage.removeItem(key);
  expect(storage.getItem(key)).toBeNull();
});
