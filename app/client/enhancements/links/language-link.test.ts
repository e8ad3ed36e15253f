// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleLanguageLinks } from "./language-link.ts";

const replaced = vi.fn();
const reloaded = vi.fn();
const { origin } = location;

// The query has changed since the server rendered the page.
history.replaceState(null, "", "/branches?branch=sur");
document.body.innerHTML = '<a href="/branches?lang=ar" data-language="ar"></a>';
handleLanguageLinks();
const early = document.querySelector("a")?.href;

beforeEach(() => {
  vi.spyOn(location, "replace").mockImplementation(replaced);
  vi.spyOn(location, "reload").mockImplementation(reloaded);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  replaced.mockClear();
  reloaded.mockClear();
});

/** A page at `address`, and its link to the other language. */
function linkAt(address: string, shown: "en" | "ar" = "en"): HTMLAnchorElement {
  history.replaceState(null, "", address);
  document.documentElement.lang = shown;
  document.body.innerHTML = `<a data-language="${shown === "en" ? "ar" : "en"}"></a>`;
  dispatchEvent(new Event("querychange"));
  return document.querySelector("a") as HTMLAnchorElement;
}

/** Clicks the link; true when the click is handled. */
function click(link: HTMLAnchorElement): boolean {
  let handled = false;
  const look = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return handled;
}

function refuseStorage(): void {
  vi.stubGlobal("localStorage", {
    setItem() {
      throw new DOMException("refused", "QuotaExceededError");
    },
    clear() {},
  });
}

test("a switch to Arabic stores the choice and replaces the page in the history", () => {
  expect(click(linkAt("/branches?branch=sur#map"))).toBe(true);
  expect(localStorage.getItem("language")).toBe("ar");
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`${origin}/branches?branch=sur&lang=ar#map`);
});

test("a visitor who has scrolled away from the fragment is not moved back to it", () => {
  const link = linkAt("/branches#map");
  link.insertAdjacentHTML("afterend", '<main><h2 id="map"></h2></main>');
  vi.stubGlobal("scrollY", 900);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 9, 9, 9));
  click(link);
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`${origin}/branches?lang=ar`);
});

test("a fragment that names no element is the state of a page, and stays", () => {
  const link = linkAt("/visit#branch=sur");
  link.insertAdjacentHTML("afterend", "<main><h2></h2></main>");
  vi.stubGlobal("scrollY", 900);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 9, 9, 9));
  click(link);
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`${origin}/visit?lang=ar#branch=sur`);
});

test("the address after a switch to English names no language", () => {
  click(linkAt("/branches?lang=ar&branch=sur#map", "ar"));
  expect(localStorage.getItem("language")).toBe("en");
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`${origin}/branches?branch=sur#map`);
});

test("a choice that cannot be stored is in the address", () => {
  refuseStorage();
  click(linkAt("/about?lang=ar", "ar"));
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`${origin}/about?lang=en`);
});

test("a query that changed before the script loaded is preserved", () => {
  const link = linkAt("/branches");
  history.replaceState(null, "", "/branches?branch=sur");
  click(link);
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`${origin}/branches?branch=sur&lang=ar`);
  expect(early).toBe(`${origin}/branches?branch=sur&lang=ar`);
});

test("when the address stays the same the page is reloaded", () => {
  click(linkAt("/about#gallery", "ar"));
  expect(reloaded).toHaveBeenCalledOnce();
  expect(replaced).not.toHaveBeenCalled();
});

test("links that do not switch the language are not handled", () => {
  const link = linkAt("/about");
  link.dataset.language = "";
  expect(click(link)).toBe(false);
  delete link.dataset.language;
  expect(click(link)).toBe(false);
});

test.each([
  ["/branches", "/branches?lang=ar"],
  ["/branches?branch=sur", "/branches?branch=sur&lang=ar"],
  ["/branches?lang=en", "/branches?lang=ar"],
  ["/branches?lang=en&branch=sur#map", "/branches?branch=sur&lang=ar"],
])("the link for a new tab has the current query: %s becomes %s", (address, to) => {
  expect(linkAt(address).href).toBe(origin + to);
});

test("the link follows back and forward navigation", () => {
  const link = linkAt("/branches?branch=sur");
  history.replaceState(null, "", "/branches?branch=sohar");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(link.href).toBe(`${origin}/branches?branch=sohar&lang=ar`);
});
