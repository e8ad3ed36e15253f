// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchLinks } from "./prefetch.ts";

const fetched = vi.fn(() => Promise.reject(new TypeError("network error")));

beforeEach(() => {
  history.replaceState(null, "", "/faq");
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML =
    '<a href="/about#gallery"><b>About</b></a><a href="/about"></a><a href="/faq#top"></a>' +
    '<a href="https://maps.example/"></a><a href="/faq?lang=ar" data-language="ar" data-live></a><p></p>' +
    '<a href="/branches?branch=sur"></a>';
});
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

/** Hovers over everything on the page and returns the requests. */
function pointAtAll(name = "pointerover"): unknown[] {
  for (const element of document.querySelectorAll("body *"))
    element.dispatchEvent(new Event(name, { bubbles: true }));
  return fetched.mock.calls.map(([address]: unknown[]) => address);
}

test("with Save-Data, and in browsers with speculation rules, nothing is prefetched", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  prefetchLinks();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("HTMLScriptElement", { supports: (name: string) => name === "speculationrules" });
  prefetchLinks();
  expect(pointAtAll()).toEqual([]);
});

test.each(["pointerover", "touchstart"])(
  "the page of a link is prefetched once on %s, with a header that extends its lifetime",
  (name) => {
    prefetchLinks();
    // Listeners stay for the next test; only the set of addresses distinguishes their requests.
    const addresses = new Set(pointAtAll(name));
    expect([...addresses]).toEqual(["/about", "/branches?branch=sur"]);
    expect(fetched).toHaveBeenCalledWith("/about", { headers: { Purpose: "prefetch" } });
    fetched.mockClear();
    expect(pointAtAll(name)).toEqual([]);
  },
);
