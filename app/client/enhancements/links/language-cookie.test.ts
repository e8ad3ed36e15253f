// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreLanguageCookie } from "./language-cookie.ts";

const reloaded = vi.fn();
restoreLanguageCookie();

beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reloaded);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test prepares the cookie of the page.
  document.cookie = "language=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT";
  reloaded.mockClear();
});

interface Visit {
  address?: string;
  stored: string | null;
  cookie?: string;
  /** Language of the document. */
  shown: "en" | "ar";
  persisted?: boolean;
}

/** Shows a page in this state; returns its cookies and the number of reloads. */
function show({ address = "/about", stored, cookie, shown, persisted = false }: Visit) {
  history.replaceState(null, "", address);
  if (stored !== null) localStorage.setItem("language", stored);
  // biome-ignore lint/suspicious/noDocumentCookie: the test prepares the cookie of the page.
  if (cookie) document.cookie = `language=${cookie};path=/`;
  document.documentElement.lang = shown;
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { cookie: document.cookie, reloads: reloaded.mock.calls.length };
}

test("a lost cookie is restored, and the page is reloaded once in the stored language", () => {
  expect(show({ stored: "ar", shown: "en" })).toEqual({ cookie: "language=ar", reloads: 1 });
  expect(show({ stored: "ar", shown: "ar" })).toEqual({ cookie: "language=ar", reloads: 1 });
});

test("a page that the HTTP cache returns in the other language again is not reloaded again", () => {
  expect(show({ stored: "ar", cookie: "ar", shown: "en" }).reloads).toBe(0);
});

test("a page in the stored language is not reloaded", () => {
  expect(show({ stored: "ar", shown: "ar" })).toEqual({ cookie: "language=ar", reloads: 0 });
});

test.each(["?lang=en", "?x=1&lang=en", "?lang=ar&x=1"])(
  "the language of the address %s stays, and the cookie is restored",
  (search) => {
    const address = `/about${search}`;
    expect(show({ address, stored: "ar", shown: "en" })).toEqual({
      cookie: "language=ar",
      reloads: 0,
    });
  },
);

test("an unsupported language in the address does not prevent the reload", () => {
  expect(show({ address: "/about?lang=fr", stored: "ar", shown: "en" }).reloads).toBe(1);
});

test.each(["fr", "", null, "AR", "ar;en"])("the stored value %j changes nothing", (stored) => {
  expect(show({ stored, shown: "en" })).toEqual({ cookie: "", reloads: 0 });
});

test.each([
  { stored: "ar", reloads: 1 },
  { stored: "en", reloads: 0 },
  { stored: null, reloads: 0 },
  { address: "/about?lang=en", stored: "ar", reloads: 0 },
])(
  "a page from the back/forward cache in another language is reloaded: %j",
  ({ reloads, ...visit }) => {
    const cookie = visit.stored ?? undefined;
    expect(show({ ...visit, cookie, shown: "en", persisted: true }).reloads).toBe(reloads);
  },
);

test("a page is not reloaded in a browser that blocks cookies or storage", () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
  expect(show({ stored: "ar", shown: "en" })).toEqual({ cookie: "", reloads: 0 });
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("refused", "SecurityError");
    },
    clear() {},
  });
  expect(show({ stored: null, shown: "en" }).reloads).toBe(0);
});
