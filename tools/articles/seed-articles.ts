import { readFileSync } from "node:fs";

/** One article of `supabase/seed.sql`. */
export type SeedArticle = Record<(typeof columns)[number], string>;

const columns = [
  "id",
  "slug",
  "title_en",
  "title_ar",
  "excerpt_en",
  "excerpt_ar",
  "featured_image",
  "category",
  "author",
  "published_at",
  "content_en",
  "content_ar",
] as const;

/**
 * Reads the articles of the seed. It supports only `insert` statements with these columns in this order and plain quoted
 * strings.
 * @throws Error when the file has another format
 */
export function readSeedArticles(): SeedArticle[] {
  const sql = readFileSync(new URL("../../supabase/seed.sql", import.meta.url), "utf8");
  return sql
    .split(/^insert into /m)
    .slice(1)
    .map((statement) => {
      const [head = "", ...rest] = statement.split(" values ");
      if (head !== `articles (${columns.join(", ")})`)
        throw new Error(`Unknown statement: ${head}`);
      const values = [...rest.join(" values ").matchAll(/'((?:[^']|'')*)'/g)];
      if (values.length !== columns.length)
        throw new Error(`Expected ${columns.length} values, got ${values.length}`);
      const entries = columns.map((column, index) => [
        column,
        (values[index]?.[1] ?? "").replaceAll("''", "'"),
      ]);
      return Object.fromEntries(entries) as SeedArticle;
    });
}
