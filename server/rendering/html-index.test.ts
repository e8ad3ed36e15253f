import { expect, test } from "vitest";
import { indexHtml } from "./html-index.ts";

const tags = (html: string) => indexHtml(html).all.map(({ tag }) => tag);
const only = (html: string) => indexHtml(html).all[0];

test("an element is read with its name, classes and attributes, in lower case where HTML does not care", () => {
  expect(
    only('<Meta charSet="utf-8" id="a" class=" b  c" hidden data-open=\'1\' dir=RTL>'),
  ).toEqual({
    tag: "meta",
    id: "a",
    classes: ["b", "c"],
    attributes: ["charset", "id", "class", "hidden", "data-open", "dir"],
    language: null,
    parent: null,
  });
});

test("a value may hold what ends a tag, and entities", () => {
  const html = '<a title="1 > 0" href=\'/"\' class="a>b c&amp;d" hidden>x</a><b>y</b>';
  expect(tags(html)).toEqual(["a", "b"]);
  expect(only(html)?.classes).toEqual(["a>b", "c&d"]);
  expect(only(html)?.attributes).toContain("hidden");
});

test.each([
  "text &lt;i&gt; 1 < 2",
  "<!-- <i> -->",
  '<!--$--><!--/$--><!DOCTYPE html><!-- --!> "<i>" -->',
])("what is no tag is no element: %s", (html) => {
  expect(tags(`<p>${html}</p><b></b>`)).toEqual(["p", "b"]);
});

test.each(["script", "style"])("what stands in a %s does not count", (tag) => {
  expect(tags(`<${tag}>"<i class='a'>" if (a<b) </i></${tag}><b></b>`)).toEqual([tag, "b"]);
});

test.each(["script", "style"])("a %s that never ends hides the rest, as in a browser", (tag) => {
  expect(tags(`<${tag}><b></b>`)).toEqual([tag]);
});

test("elements know their ancestors", () => {
  const { byTag } = indexHtml(
    "<main><p>a<br>b<br/>c<img></p><svg><path/><g><circle></circle></g></svg><i></i></main>",
  );
  const parentOf = (tag: string) => byTag.get(tag)?.[0]?.parent?.tag;
  expect(["br", "img", "svg", "path", "g", "circle", "i"].map(parentOf)).toEqual([
    "p",
    "p",
    "main",
    "svg",
    "svg",
    "g",
    "main",
  ]);
});

test("a slash closes nothing outside of drawings, not in the HTML of a drawing either", () => {
  expect(indexHtml("<div/><i></i>").byTag.get("i")?.[0]?.parent?.tag).toBe("div");
  const drawing = indexHtml("<svg><foreignObject><p/><i></i></p></foreignObject></svg><b></b>");
  expect(drawing.byTag.get("i")?.[0]?.parent?.tag).toBe("p");
  expect(drawing.byTag.get("b")?.[0]?.parent).toBe(null);
});

test("an end tag closes what was left open in its element, and one too many does nothing", () => {
  const { byTag } = indexHtml("<div><p><em></div></div></p><b></b>");
  expect(byTag.get("b")?.[0]?.parent).toBe(null);
});

test("an element inherits the language of its ancestor", () => {
  const { byTag } = indexHtml('<html lang="en"><p><bdi lang="ar-OM"><b></b></bdi></p></html>');
  expect(["html", "p", "bdi", "b"].map((tag) => byTag.get(tag)?.[0]?.language)).toEqual([
    "en",
    "en",
    "ar-om",
    "ar-om",
  ]);
});

test("elements are found by class and by tag", () => {
  const page = indexHtml('<p class="a b"></p><p class="b"></p>');
  expect(page.byClass.get("b")).toEqual(page.all);
  expect(page.byTag.get("p")).toEqual(page.all);
  expect(page.byClass.get("c")).toBeUndefined();
});
