import { expect, test } from "vitest";
import { findWordsInMarkup, listAttributes } from "./markup-words.ts";

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ["<p>مرحبًا</p>", ["مرحبًا"]],
  ['<p>{"Hello"}</p>', ["Hello"]],
  [`<p>{open ? \`Close \${name}\` : name}</p>`, ["Close"]],
  ['<p>{name || "Nobody"}</p>', ["Nobody"]],
  ['<img alt="A picture" />', ["A picture"]],
  ['<a aria-label={"Menu"} />', ["Menu"]],
  [`<a aria-label={\`\${name} (new tab)\`} />`, ["(new tab)"]],
  ['<input placeholder="Name" />', ["Name"]],
  ["<p>© {year} {words.brand}</p>", []],
  ['<img alt="" className="cover" />', []],
  ['<p className={open ? "open" : "closed"} data-kind="x">{words.text}</p>', []],
  ['<p>{kind === "open" ? words.open : words.closed}</p>', []],
  ['<p>{kind === "open" && words.open}</p>', []],
  ['<Icon name="phone">{" "}</Icon>', []],
])("the words in %s are %j", (markup, words) => {
  expect(findWordsInMarkup("x.tsx", `const x = ${markup};`)).toEqual(words);
});

test("attributes are listed by name", () => {
  expect(
    listAttributes("x.tsx", 'const x = <p style={{ top: 1 }} data-x="">{"style={"}</p>;'),
  ).toEqual(["style", "data-x"]);
});
