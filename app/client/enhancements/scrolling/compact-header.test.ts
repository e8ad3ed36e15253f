// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { compactHeader } from "./compact-header.ts";

afterEach(() => vi.unstubAllGlobals());

test("the header is compact beyond 20 px: at 20 it is not, at 21 it is", () => {
  document.body.innerHTML = '<header data-compact="false"></header>';
  compactHeader();
  const states = [20, 21, 20, 3000].map((pixels) => {
    vi.stubGlobal("scrollY", pixels);
    dispatchEvent(new Event("scroll"));
    return document.querySelector("header")?.dataset.compact;
  });
  expect(states).toEqual(["false", "true", "false", "true"]);
});

test("a page restored in a scrolled state has a compact header at once", () => {
  document.body.innerHTML = '<header data-compact="false"></header>';
  vi.stubGlobal("scrollY", 21);
  compactHeader();
  expect(document.querySelector("header")?.dataset.compact).toBe("true");
});
