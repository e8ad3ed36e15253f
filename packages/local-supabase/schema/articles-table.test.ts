import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";

const backend = await startTestBackend();
await backend.close();
const database = new DatabaseSync(join(backend.dataDirectory, "app.db"));
afterAll(() => database.close());

/** Inserts a copy of an article with another id and slug and these changes. */
function insertChanged(change: Record<string, string | null>): void {
  const article = database.prepare("select * from articles where slug = 'older'").get();
  const row = { ...article, id: crypto.randomUUID(), slug: crypto.randomUUID(), ...change };
  const columns = Object.keys(row);
  const places = columns.map(() => "?");
  database
    .prepare(`insert into articles (${columns}) values (${places})`)
    .run(...Object.values(row));
}

test.each([
  ["a slug of 120 characters", { slug: "a".repeat(120) }],
  ["an image of another site", { featured_image: "https://clinic.example/eye.avif" }],
  ["an image of this site", { featured_image: "/covers/eye.avif" }],
])("an article with %s is accepted", (_name, change) => {
  expect(() => insertChanged(change)).not.toThrow();
});

test.each([
  ["no slug", { slug: "" }],
  ["a slug with a slash", { slug: "a/b" }],
  ["a slug with a percent sign", { slug: "a%20b" }],
  ["a slug that starts with a hyphen", { slug: "-a" }],
  ["a slug that ends with a hyphen", { slug: "a-" }],
  ["a slug with two hyphens side by side", { slug: "a--b" }],
  ["a slug with a capital", { slug: "aB" }],
  ["a slug of 121 characters", { slug: "a".repeat(121) }],
  ["a slug that is taken", { slug: "newer" }],
  ["an Arabic title of blanks", { title_ar: "  " }],
  ["a title of 201 characters", { title_en: "a".repeat(201) }],
  ["no Arabic excerpt", { excerpt_ar: "" }],
  ["no content", { content_en: "" }],
  ["no category", { category: "" }],
  ["no author", { author: "" }],
  ["no day", { published_at: null }],
  ["a day that is none", { published_at: "soon" }],
  ["an image by another protocol", { featured_image: "javascript:alert(1)" }],
  ["an image of a site without protocol", { featured_image: "//evil.example/x.png" }],
  ["a backslash in its image's address", { featured_image: "/\\evil.example/x.png" }],
  ["a tab in its image's address", { featured_image: "/\t/evil.example/x.png" }],
  ["a line end in its image's address", { featured_image: "https://clinic.example/\n.png" }],
  ["a control character in its image's address", { featured_image: "/covers/\u007f.avif" }],
])("an article with %s is rejected", (_name, change) => {
  expect(() => insertChanged(change)).toThrow(/constraint failed/);
});

test("an image URL that browsers resolve to another site cannot be written into an article later", () => {
  const change = database.prepare("update articles set featured_image = ? where slug = 'older'");
  expect(() => change.run("/\\evil.example")).toThrow(/constraint failed/);
  expect(() => change.run("/covers/eye-1_ü].avif?a=b#c")).not.toThrow();
});
