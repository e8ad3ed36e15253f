// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  CurrentUrlProvider,
  navigateInPlace,
  useCurrentUrl,
} from "~/components/links/current-url.tsx";
import { LanguageProvider, useLanguage } from "~/i18n/language-context.tsx";
import { type LinkLanguage, localizedPath } from "~/i18n/localized-path.ts";
import { hydrate } from "./hydrate-island.tsx";
import { type IslandName, islands } from "./registry.ts";

const logged = vi.fn();

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(logged);
});
afterEach(() => {
  logged.mockClear();
  vi.restoreAllMocks();
});

function Part({ words }: { words: string }) {
  const language = useLanguage();
  const { pathname, search } = useCurrentUrl();
  if (served && (words === "broken" || (words === "fragile" && search === "?branch=none")))
    throw new Error("a defect");
  return (
    <p>
      <a href={localizedPath("/about", language)}>{words}</a> {pathname + search}
    </p>
  );
}

type BranchNames = Record<"sohar", { name: string }>;

/** False during server rendering. */
let served = false;

/** A page at `address` as the server sends it, with one island under the name of a real one. */
function open(address: string, language: LinkLanguage, words = "Words"): HTMLElement {
  served = false;
  const { pathname, search } = new URL(address, location.origin);
  history.replaceState(null, "", address);
  document.documentElement.lang = language.locale;
  const html = renderToString(
    <LanguageProvider value={language}>
      <CurrentUrlProvider value={{ pathname, search }}>
        <Part words={words} />
      </CurrentUrlProvider>
    </LanguageProvider>,
  );
  document.body.innerHTML = `<div data-island="branches">${html}</div><script type="application/json">${JSON.stringify({ words })}</script>`;
  served = true;
  vi.spyOn(islands, "branches" satisfies IslandName).mockResolvedValue(Part as never);
  return document.body.firstElementChild as HTMLElement;
}

test.each([
  ["/branches?branch=sur", { locale: "en", explicit: false }],
  ["/branches?lang=en", { locale: "en", explicit: true }],
  ["/branches?branch=sur&lang=ar", { locale: "ar", explicit: true }],
  ["/branches", { locale: "ar", explicit: false }],
] as const)("an island of %s in %j takes over the served HTML", async (address, language) => {
  const island = open(address, language);
  const link = island.querySelector("a");
  const before = island.innerHTML;
  await hydrate(island, location.search);
  // React reuses the served elements and logs no mismatch.
  expect(island.querySelector("a")).toBe(link);
  expect(island.innerHTML).toBe(before);
  expect(logged).not.toHaveBeenCalled();
  expect(island.dataset.hydrated).toBe("");
});

test("an island takes its words from the file of the page's language", async () => {
  const island = open("/branches", { locale: "ar", explicit: false });
  island.dataset.words = "";
  const Words = ({ branchWords, words }: { branchWords: BranchNames; words: string }) => (
    <p>{`${words}: ${branchWords.sohar.name}`}</p>
  );
  vi.spyOn(islands, "branches").mockResolvedValue(Words as never);
  // The served text is another one, which React reports.
  await hydrate(island, "");
  expect(island.textContent).toBe("Words: صحار");
});

test("a change of the address before hydration is applied after it", async () => {
  const island = open("/branches?branch=sur", { locale: "en", explicit: false });
  history.pushState(null, "", "/branches?branch=sohar");
  await hydrate(island, "?branch=sur");
  const follows = (address: string) =>
    vi.waitFor(() => expect(island.textContent).toContain(address));
  await follows("/branches?branch=sohar");
  navigateInPlace("/branches?branch=nizwa");
  await follows("/branches?branch=nizwa");
  expect(logged).not.toHaveBeenCalled();
});

test("a component that throws leaves the served HTML, and one line is logged", async () => {
  const island = open("/branches", { locale: "en", explicit: false }, "broken");
  const before = island.innerHTML;
  await expect(hydrate(island, "")).rejects.toThrow("a defect");
  expect(island.innerHTML).toBe(before);
  expect("hydrated" in island.dataset).toBe(false);
  expect(logged.mock.calls.map(([line]) => line)).toEqual([
    'The island "branches" failed, and the server\'s HTML is restored.',
  ]);
});

test("a component that throws after hydration is replaced by the served HTML with its plain links", async () => {
  const island = open("/branches", { locale: "en", explicit: false }, "fragile");
  const before = island.innerHTML;
  await hydrate(island, "");
  navigateInPlace("/branches?branch=none");
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(island.innerHTML).toBe(before);
  // Its clicks are not queued any more.
  expect(island.dataset.hydrated).toBe("");
});

test("a script that fails to load leaves the served HTML", async () => {
  const island = open("/branches", { locale: "en", explicit: false });
  vi.spyOn(islands, "branches").mockRejectedValue(new TypeError("network error"));
  const before = island.innerHTML;
  await expect(hydrate(island, "")).rejects.toThrow("network error");
  expect(island.innerHTML).toBe(before);
  expect(logged).toHaveBeenCalledOnce();
});
