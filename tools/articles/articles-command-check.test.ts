import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../../scripts/environment/project.mjs";
import { author, category, lines, makeProject, runArticlesCommand } from "./article-fixture.ts";
import { listMarkupErrors } from "./markup-errors.ts";
import { readSeedArticles } from "./seed-articles.ts";

/** The errors of a file after one line is changed, removed (null) or replaced by several (an array). */
async function checkErrorsOf(line: string, change: string | string[] | null, name = "trial.md") {
  const place = lines.indexOf(line);
  expect(place).toBeGreaterThanOrEqual(0);
  const changed = [change ?? []].flat();
  const text = [...lines.slice(0, place), ...changed, ...lines.slice(place + 1)].join("\n");
  const { errors, code } = await runArticlesCommand(makeProject({ [name]: text }), ["check"]);
  expect(code).toBe(1);
  return errors;
}

const date = "date: 2026-03-09";
const paragraph = "A paragraph with **bold** words.";
const cover = "cover: https://clinic.example/eye.webp";
const title = 'title_en: "Title: a trial"';
const categoryLine = `category: ${category}`;

test("every article file of the project is valid", async () => {
  const { errors } = await runArticlesCommand(project, ["check"]);
  expect(errors).toEqual([]);
});

test("a valid file has no errors, even with Windows line ends or without a cover", async () => {
  const plain = lines.filter((line) => line !== cover);
  const files = { "one.md": lines.join("\n"), "two.md": `\uFEFF${plain.join("\r\n")}` };
  const { output, errors, code } = await runArticlesCommand(makeProject(files), ["check"]);
  expect([errors, code]).toEqual([[], 0]);
  expect(output).toEqual(["2 articles in content/articles, no errors."]);
});

test.each([
  ["an unknown key", date, [date, "slug: trial"], 3, /no key "slug"; the keys are date, category/],
  ["a duplicated key", date, [date, date], 3, /duplicated/],
  ["no date", date, null, 9, /^date is missing\.$/],
  ["an impossible date", date, "date: 2026-02-30", 2, /"2026-02-30" is no date: .*2026-12-01/],
  ["a time after its date", date, "date: 2026-03-09T10:00", 2, /is no date/],
  ["an empty key", date, "date:", 2, /^date is empty\.$/],
  ["no Arabic title", "title_ar: عنوان التجربة", null, 9, /title_ar is missing: .*both languages/],
  ["an unknown category", categoryLine, "category: lasik", 3, /does not know the category/],
  ["an unknown author", `author: ${author}`, "author: Me", 4, /does not know the author "Me"/],
  [
    "a category named as a property of every object",
    categoryLine,
    "category: toString",
    3,
    /does not know/,
  ],
  ["a colon in its title", title, "title_en: A: b", 6, /between double quotes/],
  ["quotes without an end", title, 'title_en: "Title', 6, /between double quotes/],
  ["a comment in a text", "excerpt_en: An excerpt", "excerpt_en: No #1", 8, /would be lost/],
  ["a list as its text", date, "date: [1, 2]", 2, /"key: text"/],
  ["a title of 201 characters", title, `title_en: ${"a".repeat(201)}`, 6, /more than 200/],
  ["a backslash in its cover", cover, 'cover: "/\\\\evil.example"', 5, /backslash/],
  ["a tab in its title", "title_ar: عنوان التجربة", 'title_ar: "a\\tb"', 7, /control character/],
  ["an excerpt of 601 characters", "excerpt_ar: مقتطف", `excerpt_ar: ${"م".repeat(601)}`, 9, /600/],
  ["a cover by another protocol", cover, "cover: javascript:alert(1)", 5, /no URL of an image/],
  ["a missing cover file", cover, "cover: /covers/none.svg", 5, /public\/covers\/none\.svg/],
] as const)(
  "a file with %s gets an error with its line",
  async (_name, line, change, at, message) => {
    const [error = "", ...others] = await checkErrorsOf(line, change as string | string[] | null);
    expect(others).toEqual([]);
    expect(error).toMatch(new RegExp(`^content/articles/trial\\.md:${at}: `));
    expect(error.replace(/^\S+ /, "")).toMatch(message);
  },
);

test.each([
  ["no Arabic text", "# العربية", "", /"# العربية" is missing: .*both languages/],
  ["an Arabic text that is empty", "فقرة", "", /no text below "# العربية"/],
  ["no English text", "# English", "", /a text begins below a line "# English"/],
  ["no front matter", "---", "", /has to begin with a line "---"/],
] as const)(
  "a file with %s gets an error about the missing part",
  async (_name, line, change, message) => {
    expect((await checkErrorsOf(line, change)).join("\n")).toMatch(message);
  },
);

test.each([
  ["# Heading", "###"],
  ["#### Heading", "two levels"],
  ["##Heading", "a space after"],
  ["## ", "no text"],
  ["* One", '"- "'],
  ["• One", '"- "'],
  ["1. One", "numbered"],
  ["١. واحد", "numbered"],
  ["> Said", "quotations"],
  ["| a | b |", "tables"],
  ["---", "across"],
  ["`code`", "code"],
  ["<b>bold</b>", "HTML"],
  ["See [here](https://clinic.example)", "links"],
  ["__bold__ and more", "** and **"],
  ["Some _slanted_ word", "** and **"],
  ["**bold without end", "both are on one line"],
  ["Some \\* sign", "backslash"],
  ["A tab\there", "control character"],
  ["  - One below another", "spaces at the start"],
])("the unsupported markup %j gets an error", async (line, message) => {
  const errors = await checkErrorsOf(paragraph, line);
  expect(errors).toEqual([expect.stringContaining(message)]);
  expect(errors[0]).toMatch(/^content\/articles\/trial\.md:14: /);
});

test("a line break within a paragraph gets an error", async () => {
  const errors = await checkErrorsOf(paragraph, ["One line", "and the next"]);
  expect(errors).toEqual([expect.stringMatching(/:15: every line is a paragraph of its own/)]);
});

test.each(["Trial.md", "a--b.md", "trial.txt", "a b.md", `${"a".repeat(121)}.md`])(
  "the invalid file name %s gets an error",
  async (name) => {
    const errors = await checkErrorsOf(date, date, name);
    expect(errors).toEqual([expect.stringContaining(`${name}:1: the file's name`)]);
  },
);

test("a file that is not UTF-8 gets an error", async () => {
  const folder = makeProject({ "trial.md": Uint8Array.of(0xc7, 0xe1) });
  const { errors } = await runArticlesCommand(folder, ["check"]);
  expect(errors).toEqual([expect.stringContaining("UTF-8")]);
});

test("the seeded articles use supported markup only", () => {
  const bodies = readSeedArticles().flatMap((row) => [row.content_en, row.content_ar]);
  expect(bodies.flatMap((body) => listMarkupErrors(body.split("\n"), 1))).toEqual([]);
});

test("an unknown command prints the usage", async () => {
  const { errors, code } = await runArticlesCommand(join(project), ["chek"]);
  expect([errors.join(), code]).toEqual([expect.stringContaining("-- push"), 1]);
});
