import { expect, test } from "vitest";
import { xmlDocument, xmlElement, xmlText } from "./xml.ts";

test.each([
  ["a & b", "a &amp; b"],
  ["]]><script>", "]]&gt;&lt;script&gt;"],
  [`"quoted" 'twice'`, "&quot;quoted&quot; &apos;twice&apos;"],
  ["&amp; stays what was written", "&amp;amp; stays what was written"],
  ["العين 👁 ٢٠٠٧", "العين 👁 ٢٠٠٧"],
  ["line\nand\ttab", "line\nand\ttab"],
])("%j is written as %j", (text, written) => {
  expect(xmlText(text)).toBe(written);
});

test("characters that XML forbids are removed", () => {
  expect(xmlText("a\u0000b\u0008c\u000Bd\u001Be\uFFFEf\uFFFFg")).toBe("abcdefg");
  expect(xmlText("half \uD83D and \uDC41 half")).toBe("half  and  half");
});

test("attributes are escaped, children are markup, an element without children is closed at once", () => {
  expect(xmlElement("a", { b: `"<&` })).toBe('<a b="&quot;&lt;&amp;"/>');
  expect(xmlElement("a", {}, [xmlElement("b", {}), xmlText("<")])).toBe("<a><b/>&lt;</a>");
});

test("a document starts with the XML declaration", () => {
  expect(xmlDocument("<a/>")).toBe('<?xml version="1.0" encoding="utf-8"?>\n<a/>\n');
});
