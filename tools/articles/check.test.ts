import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../../scripts/environment/project.mjs";
import { articlesIn, author, category, lines, makeProject } from "./article-fixture.ts";
import { complaintsAboutMarkup } from "./markup-complaints.ts";
import { readSeedArticles } from "./seed-articles.ts";

/** What the check says of a file with one line changed, taken out (null) or added below (an array). */
async function complaintsOf(line: string, change: string | string[] | null, name = "trial.md") {
  const place = lines.indexOf(line);
  expect(place).toBeGreaterThanOrEqual(0);
  const changed = [change ?? []].flat();
  const text = [...lines.slice(0, place), ...changed, ...lines.slice(place + 1)].join("\n");
  const { complaints, code } = await articlesIn(makeProject({ [name]: text }), ["check"]);
  expect(code).toBe(1);
  return complaints;
}

const date = "date: 2026-03-09";
const paragraph = "A paragraph with **bold** words.";
const cover = "cover: https://clinic.example/eye.webp";
const title = 'title_en: "Title: a trial"';
const categoryLine = `category: ${category}`;

test("every article's file of the project can be pushed", async () => {
  const { complaints } = await articlesIn(project, ["check"]);
  expect(complaints).toEqual([]);
});

test("a file that is well has no complaint, with Windows line ends and without a cover, too", async () => {
  const plain = lines.filter((line) => line !== cover);
  const files = { "one.md": lines.join("\n"), "two.md": `\uFEFF${plain.join("\r\n")}` };
  const { said, complaints, code } = await articlesIn(makeProject(files), ["check"]);
  expect([complaints, code]).toEqual([[], 0]);
  expect(said).toEqual(["2 articles in content/articles, nothing wrong."]);
});

test.each([
  ["an unknown key", date, [date, "slug: trial"], 3, /no key "slug"; the keys are date, category/],
  ["a key that stands twice", date, [date, date], 3, /twice/],
  ["no date", date, null, 9, /^date is missing\.$/],
  ["a date that is none", date, "date: 2026-02-30", 2, /"2026-02-30" is no date: .*2026-12-01/],
  ["a time behind its date", date, "date: 2026-03-09T10:00", 2, /is no date/],
  ["an empty key", date, "date:", 2, /^date is empty\.$/],
  ["no Arabic title", "title_ar: عنوان التجربة", null, 9, /title_ar is missing: .*both languages/],
  ["a category that is none", categoryLine, "category: lasik", 3, /does not know the category/],
  ["an author that is none", `author: ${author}`, "author: Me", 4, /does not know the author "Me"/],
  ["a name of every object", categoryLine, "category: toString", 3, /does not know/],
  ["a colon in its title", title, "title_en: A: b", 6, /between double quotes/],
  ["quotes without an end", title, 'title_en: "Title', 6, /between double quotes/],
  ["a comment in a text", "excerpt_en: An excerpt", "excerpt_en: No #1", 8, /would be lost/],
  ["a list as its text", date, "date: [1, 2]", 2, /"key: text"/],
  ["a title of 201 characters", title, `title_en: ${"a".repeat(201)}`, 6, /more than 200/],
  ["a backslash in its cover", cover, 'cover: "/\\\\evil.example"', 5, /backslash/],
  ["a tab in its title", "title_ar: عنوان التجربة", 'title_ar: "a\\tb"', 7, /control character/],
  ["an excerpt of 601 characters", "excerpt_ar: مقتطف", `excerpt_ar: ${"م".repeat(601)}`, 9, /600/],
  [
    "a cover by another protocol",
    cover,
    "cover: javascript:alert(1)",
    5,
    /no address of a picture/,
  ],
  ["a cover that is not there", cover, "cover: /covers/none.svg", 5, /public\/covers\/none\.svg/],
] as const)("a file with %s is named with its line", async (_name, line, change, at, sentence) => {
  const [complaint = "", ...others] = await complaintsOf(line, change as string | string[] | null);
  expect(others).toEqual([]);
  expect(complaint).toMatch(new RegExp(`^content/articles/trial\\.md:${at}: `));
  expect(complaint.replace(/^\S+ /, "")).toMatch(sentence);
});

test.each([
  ["no Arabic text", "# العربية", "", /"# العربية" is missing: .*both languages/],
  ["an Arabic text that is empty", "فقرة", "", /no text below "# العربية"/],
  ["no English text", "# English", "", /a text begins below a line "# English"/],
  ["no head", "---", "", /has to begin with a line "---"/],
] as const)("a file with %s is told what is missing", async (_name, line, change, sentence) => {
  expect((await complaintsOf(line, change)).join("\n")).toMatch(sentence);
});

test.each([
  ["# Heading", "###"],
  ["#### Heading", "two levels"],
  ["##Heading", "a blank behind"],
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
  ["  - One below another", "blanks at the start"],
])("the markup %j, which the site does not read, is named", async (line, sentence) => {
  const complaints = await complaintsOf(paragraph, line);
  expect(complaints).toEqual([expect.stringContaining(sentence)]);
  expect(complaints[0]).toMatch(/^content\/articles\/trial\.md:14: /);
});

test("a line below another would be a second paragraph, so it is named", async () => {
  const complaints = await complaintsOf(paragraph, ["One line", "and the next"]);
  expect(complaints).toEqual([expect.stringMatching(/:15: every line is a paragraph of its own/)]);
});

test.each(["Trial.md", "a--b.md", "trial.txt", "a b.md", `${"a".repeat(121)}.md`])(
  "the name %s, which is no address, is named",
  async (name) => {
    const complaints = await complaintsOf(date, date, name);
    expect(complaints).toEqual([expect.stringContaining(`${name}:1: the file's name`)]);
  },
);

test("a file that is no text in UTF-8 is named", async () => {
  const folder = makeProject({ "trial.md": Uint8Array.of(0xc7, 0xe1) });
  const { complaints } = await articlesIn(folder, ["check"]);
  expect(complaints).toEqual([expect.stringContaining("UTF-8")]);
});

test("what the seeded articles are written in is the markup that the check knows", () => {
  const bodies = readSeedArticles().flatMap((row) => [row.content_en, row.content_ar]);
  expect(bodies.flatMap((body) => complaintsAboutMarkup(body.split("\n"), 1))).toEqual([]);
});

test("a command that is none is answered with those that are", async () => {
  const { complaints, code } = await articlesIn(join(project), ["chek"]);
  expect([complaints.join(), code]).toEqual([expect.stringContaining("-- push"), 1]);
});
