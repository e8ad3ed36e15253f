import { afterEach, expect, test, vi } from "vitest";
import { storeLanguage } from "./stored-language.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the choice goes to localStorage and, for a year, to the cookie that mirrors it", () => {
  const stored = new Map<string, string>();
  const page = { cookie: "" };
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("document", page);
  expect(storeLanguage("ar")).toBe(true);
  expect([...stored]).toEqual([["language", "ar"]]);
  expect(page.cookie).toBe("language=ar;path=/;max-age=31536000;samesite=lax");
});

test("a browser that blocks storage or cookies is reported, so that the address can name the language", () => {
  vi.stubGlobal("localStorage", {
    setItem() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  vi.stubGlobal("document", { cookie: "" });
  expect(storeLanguage("ar")).toBe(false);

  vi.stubGlobal("localStorage", { setItem() {} });
  vi.stubGlobal("document", {
    get cookie() {
      return "other=1";
    },
    set cookie(_) {},
  });
  expect(storeLanguage("ar")).toBe(false);
});
