// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { createTrustedTypesPolicy } from "./trusted-types-policy.ts";

afterEach(() => vi.unstubAllGlobals());

test("text stays, markup becomes empty, and only files of this site are scripts", () => {
  const made: Record<string, Record<string, (text: string) => string | null>> = {};
  const createPolicy = (name: string, rules: (typeof made)[string]) => {
    made[name] = rules;
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  createTrustedTypesPolicy();
  expect(Object.keys(made)).toEqual(["default"]);
  const { createHTML, createScriptURL, createScript } = made.default ?? {};
  expect(createHTML?.('{"@type":"Article"} & words')).toBe('{"@type":"Article"} & words');
  expect(createHTML?.("<img src=x onerror=alert(1)>")).toBe("");
  expect(createHTML?.("<script></script><b>")).toBe("");
  expect(createScriptURL?.("/assets/later-Bx1.js")).toBe("/assets/later-Bx1.js");
  expect(createScriptURL?.("/sw.js")).toBe("/sw.js");
  for (const foreign of [
    "//evil.example/assets/x.js",
    "https://evil.example/x",
    "data:,x",
    "/assets/../x",
    "/sw.jsx",
    "/else/sw.js",
  ]) {
    expect(createScriptURL?.(foreign)).toBeNull();
  }
  expect(createScript).toBeUndefined();
});

test("a page that has the policy creates no second one", () => {
  const createPolicy = vi.fn();
  vi.stubGlobal("trustedTypes", { createPolicy, defaultPolicy: {} });
  createTrustedTypesPolicy();
  expect(createPolicy).not.toHaveBeenCalled();
});

test("a browser without Trusted Types throws no error", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(createTrustedTypesPolicy).not.toThrow();
});
