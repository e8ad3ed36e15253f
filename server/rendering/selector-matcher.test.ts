import { expect, test } from "vitest";
import { indexHtml } from "./html-index.ts";
import { parseSelectors } from "./selector-matcher.ts";

const page = {
  ...indexHtml(
    '<html lang="en" dir="ltr"><body><main id="main"><a class="a b" href="/"><i class="c"></i></a><p class="d">' +
      '<bdi lang="ar" dir="rtl">ع</bdi></p></main><template><b class="e"><s></s></b></template></body></html>',
  ),
  scriptedClasses: new Set(["locked"]),
  scriptedAttributes: new Set(["data-open"]),
};

const canMatch = (text: string) => parseSelectors(text).some((selector) => selector.canMatch(page));

test.each([
  [
    "classes, ids, tags and attributes of one element",
    ["a.a.b[href]", "#main", "*", "BODY", "main#main"],
  ],
  ["what an element stands in", ["main i", "main>a>.c", "#main .a .c", "html bdi"]],
  ["neighbours, wherever they are", [".d+.a", ".c~.d", "i+bdi"]],
  [
    "states and parts",
    [".a:hover", ".a:nth-child(3 of .z)", ".d::before", ".d:after", "::selection"],
  ],
  ["what is not, whatever it is", [":not(.z)", ".a:not(.b)", "main:not(:has(.z)) .c"]],
  ["values of attributes, which are states", ['.a[href="/other"]', "[href$=pdf]"]],
  ["scripted attributes, on any element", [".d[data-open=true] bdi", "[data-open]>.c"]],
  ["scripted classes, on any element", [".locked", "html.locked .c", ".a.locked"]],
  ["one alternative that is there", [":is(.z,.a)", ":where(main,.z) .c", ".a:is(.z,:is(a))"]],
  ["alternatives with places of their own", [":is(main>.a,.z)", ":where(main .c)"]],
  ["what is had", ["main:has(.c)", ".a:has(>.c)", ":root:has([data-open])", ":has(+.d)"]],
  [
    "languages",
    [":lang(en) .c", ":root:lang(en) :lang(ar)", "bdi:lang(ar)", ":lang(ar,en)", ':lang("*-OM")'],
  ],
  ["directions", ["[dir=ltr] .c", "[dir=rtl]", "[dir] .c", "[dir=rtl] .c", "html[dir=rtl]"]],
  ["what stands in a template, put anywhere", [".e", "main .e", "main>.e>s", ".d s", ".a+.e"]],
])("a selector can match: %s", (_, selectors) => {
  expect(selectors.filter((selector) => !canMatch(selector))).toEqual([]);
});

test.each([
  [
    "what is not there",
    [".z", "#other", "video", "[data-other]", ".a.z", "main .z", ".z .a", ".z+.a"],
  ],
  ["what different elements have", [".a.d", "p.a", ".c[href]", "#main.a"]],
  ["what stands in something else", [".d .c", "main>.c", ".c .a", "p>a"]],
  ["alternatives none of which is there", [":is(.z,video)", ".a:where(.d,.z)", ":is(body>.a)"]],
  ["what nothing has", ["main:has(.z)", ".a:has(>video)"]],
  ["what is not beside something absent", [":not(.z) .y", ".z:not(.a)"]],
  ["other languages", [":root:lang(ar)", ":lang(ar) .c", ".a:lang(ar)", ":lang(fi)", ":lang(e)"]],
  ["the root elsewhere", ["main:root", "body :root"]],
  ["scripted classes beside absent ones", [".locked.z", ".locked .z"]],
  ["what a template holds in something absent", [".z .e", "main .e video"]],
])("a selector cannot match: %s", (_, selectors) => {
  expect(selectors.filter(canMatch)).toEqual([]);
});

test("a page that names no language may be in any", () => {
  const unnamed = { ...page, ...indexHtml("<p></p>") };
  expect(parseSelectors("p:lang(ar)").map((one) => one.canMatch(unnamed))).toEqual([true]);
});

test("an escaped name matches the unescaped name", () => {
  const digits = { ...page, ...indexHtml('<p class="1a:b"></p>') };
  const [selector] = parseSelectors(".\\31 a\\:b");
  expect(selector?.canMatch(digits)).toBe(true);
  expect(selector?.text).toBe(".\\31 a\\:b");
});

test("each selector of a list keeps its text", () => {
  expect(parseSelectors('.a:is(b,c)>d,\n [e="f,g"]').map(({ text }) => text)).toEqual([
    ".a:is(b,c)>d",
    '[e="f,g"]',
  ]);
});
