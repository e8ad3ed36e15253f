import { expect, test } from "vitest";
import { parseStyleSheet } from "./css-parser.ts";
import { scriptedAttributes, selectPageStyles } from "./page-styles.ts";

const html = '<html lang="en"><main class="a"><p class="b">…</p></main></html>';
const styles = (css: string, ...alsoClasses: string[]) =>
  selectPageStyles([parseStyleSheet(css)], html, { alsoClasses });

test("rules that can match stay as they are written, in their order; the others go", () => {
  expect(styles(".b{color:red}.z{top:0}.a{color:#000;}.b:hover{color:red}.a .z{top:0}")).toBe(
    ".b{color:red}.a{color:#000;}.b:hover{color:red}",
  );
});

test("a rule keeps only those of its selectors that can match", () => {
  expect(styles(".z,.b:focus-visible,.a:is(main,.z),#y{top:0}")).toBe(
    ".b:focus-visible,.a:is(main,.z){top:0}",
  );
});

test("sheets follow one another", () => {
  const sheets = [".b{top:0}.z{top:1}", ".z{top:2}", ".a{top:3}"].map(parseStyleSheet);
  expect(selectPageStyles(sheets, html)).toBe(".b{top:0}.a{top:3}");
});

test.each([
  "@media (width<=40rem)",
  "@supports (display:grid)",
  "@layer ui",
  "@container card (width>1rem)",
  "@scope (.a) to (.b)",
  "@starting-style",
])("%s stays when something in it does", (head) => {
  expect(styles(`${head}{.z{top:0}.b{top:0}}${head}{.z{top:0}}`)).toBe(`${head}{.b{top:0}}`);
});

test("groups in groups go with the last rule in them", () => {
  const css = "@layer ui{@media print{.z{top:0}@supports (top:0){.y{top:0}}}.b{top:0}}";
  expect(styles(css)).toBe("@layer ui{.b{top:0}}");
});

test.each([
  "@layer reset,ui;",
  '@property --x{syntax:"<length>";inherits:false;initial-value:0}',
  "@view-transition{navigation:auto}",
  "@page{margin:1cm}",
  '@import "a.css";',
])("what names no element stays: %s", (css) => {
  expect(styles(`${css}.z{top:0}`)).toBe(css);
});

test("a statement at the end of a sheet does not swallow the next sheet", () => {
  expect(selectPageStyles(["@layer a,b", ".b{top:0}"].map(parseStyleSheet), html)).toBe(
    "@layer a,b;.b{top:0}",
  );
});

test.each([
  ".b{animation:2s ease-in turn}",
  ".b{animation-name:rise,turn}",
  ".b{-webkit-animation:turn 1s}",
  '.b{animation-name:"turn"}',
  ".b{--motion:turn 2s;animation:var(--motion)}",
  "@media screen{.b{animation:turn}}",
])("keyframes stay when a rule that stays names them: %s", (rule) => {
  const frames = "@keyframes turn{to{rotate:1turn}}";
  expect(styles(`${frames}${rule}`)).toBe(`${frames}${rule}`);
  expect(styles(`${rule}@layer ui{${frames}}`)).toBe(`${rule}@layer ui{${frames}}`);
  const gone = rule.replace(".b", ".z");
  expect(styles(`${frames}${gone}@layer ui{${frames}}`)).toBe("");
});

test("keyframes that are only a part of a word go", () => {
  expect(styles("@keyframes turn{to{rotate:1turn}}.b{animation:turnings 1s}")).toBe(
    ".b{animation:turnings 1s}",
  );
});

test("unused custom properties are removed, and rules with them", () => {
  const css = ":root{--x:0;--y:1}.b{--y:2;top:var(--x)}.b{--z:2}";
  expect(styles(css)).toBe(":root{--x:0;}.b{top:var(--x)}");
  expect(styles(".z{top:var(--x)}:root{--x:0}")).toBe("");
});

test("custom properties that another one or a fallback uses are not removed", () => {
  const css = ":root{--x:var(--y);--y:calc(var( --z, var(--w))*2);--z:1;--w:2}.b{top:var(--x)}";
  expect(styles(css)).toBe(css);
});

test("custom properties that an SVG or an animation uses are not removed", () => {
  const css = ":root{--x:0;--y:1}";
  const drawing = html.replace("…", '<svg><path stroke="var(--x)"/></svg>');
  expect(selectPageStyles([parseStyleSheet(css)], drawing)).toBe(":root{--x:0;}");
  const frames = "@keyframes turn{to{rotate:var(--x)}}";
  expect(styles(`${css}${frames}.b{animation:turn 1s}`)).toBe(
    `:root{--x:0;}${frames}.b{animation:turn 1s}`,
  );
});

test.each([
  ["font-family:A", ".b{font-family:A,serif}"],
  ['font-family:"A B"', ".b{font-family:serif,'A B'}"],
  ["font-family:A B", '.b{font:300 1rem/1.2 "A B",serif}'],
  ["font-family:A B", '.b{--font:"A B";font-family:var(--font)}'],
])("a face stays when a rule that stays names its family: %s", (family, rule) => {
  const face = `@font-face{${family};src:url(a.woff2)format("woff2")}`;
  expect(styles(`${face}${rule}`)).toBe(`${face}${rule}`);
  expect(styles(`${face}${rule.replace(".b", ".z")}`)).toBe("");
  expect(styles(`${face}.b{font-family:A C}`)).toBe(".b{font-family:A C}");
});

test("attributes that scripts set count as set", () => {
  const css = [...scriptedAttributes].map((name) => `.b[${name}=true]{top:0}`).join("");
  expect(styles(css)).toBe(css);
  expect(styles(".b[data-other]{top:0}")).toBe("");
});

test("classes that scripts set count when they are named", () => {
  const css = ".locked{overflow:hidden}.locked .b{top:0}";
  expect(styles(css)).toBe("");
  expect(styles(css, "locked")).toBe(css);
});

test("the rules of the other language go, those of its words in this page stay", () => {
  const css = ":root:lang(ar){top:0}:lang(ar) .b{top:0}:root:lang(en) :lang(ar){top:0}";
  expect(styles(css)).toBe("");
  const quoting = html.replace("…", '<bdi lang="ar">ع</bdi>');
  expect(selectPageStyles([parseStyleSheet(css)], quoting)).toBe(":root:lang(en) :lang(ar){top:0}");
  const arabic = html.replace("en", "ar");
  expect(selectPageStyles([parseStyleSheet(css)], arabic)).toBe(
    ":root:lang(ar){top:0}:lang(ar) .b{top:0}",
  );
});

test("words of the text, of scripts and of styles are no classes", () => {
  const page = '<p>class="z" &lt;z&gt;</p><script>"<z class=\'z\'>"</script><style>.z{}</style>';
  expect(selectPageStyles([parseStyleSheet(".z{top:0}z{top:0}")], page)).toBe("");
});

test("rules within a rule go where it goes", () => {
  const css = ".b{top:0;&:hover{top:1px}.z{top:2px}}";
  expect(styles(css)).toBe(css);
  expect(styles(css.replace(".b", ".z"))).toBe("");
});

test("comments between rules are left out", () => {
  expect(styles("/* a */.b{top:0}/* b */@media screen{/* c */.b{top:0}/* d */}")).toBe(
    ".b{top:0}@media screen{.b{top:0}}",
  );
});

test("a sheet can be used for any number of pages", () => {
  const sheet = parseStyleSheet(".a{top:0}.z{top:0}");
  expect(selectPageStyles([sheet], html)).toBe(".a{top:0}");
  expect(selectPageStyles([sheet], '<i class="z"></i>')).toBe(".z{top:0}");
  expect(selectPageStyles([sheet], html)).toBe(".a{top:0}");
});

test("what is no style sheet is refused", () => {
  expect(() => parseStyleSheet(".a{")).toThrow();
});

test("custom properties that an SVG of the page uses are not removed, nor their dependencies", () => {
  const css = ".a{--line:red;--fill:var(--line);--other:blue}";
  const drawing = '<svg><g id="x"><path fill="var(--fill)"/></g></svg>';
  expect(selectPageStyles([parseStyleSheet(css)], html, { drawings: [drawing] })).toBe(
    ".a{--line:red;--fill:var(--line);}",
  );
});

test("print rules are left out, because pages link them as one file", () => {
  expect(styles(".b{top:0}@layer ui{@media print{.b{top:0}}}")).toBe(".b{top:0}");
});
