/** The columns that the public key may name, in the order of the table; a test holds them to the migrations. */
export const ARTICLE_COLUMNS = [
  "id",
  "slug",
  "title_en",
  "title_ar",
  "excerpt_en",
  "excerpt_ar",
  "content_en",
  "content_ar",
  "featured_image",
  "category",
  "author",
  "published_at",
] as const;

/** A query is no longer than this, in characters. The site's own are below a hundred. */
const LONGEST = 1500;

const COLUMNS: ReadonlySet<string> = new Set(ARTICLE_COLUMNS);
// Text only: lite takes a value in braces for JSON, and fails over one that is none.
const FILTER = /^(?:not\.)?(?:eq|neq|gt|gte|lt|lte|like|ilike|in|is)\.[^\0{}]*$/u;
const ORDER = /^([a-z_]+)(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/;
const COUNT = /^\d{1,6}$/;

/**
 * The query of a call below `/rest/v1`, written anew; null for anything but plain columns, each once, filters and
 * orders over them, `limit` and `offset`. lite's own reading of a query is not to be trusted with a stranger's: a name
 * such as `__proto__` changed the whole process, and a column may be asked for under a thousand names.
 * @example readRestQuery("?select=slug&order=published_at.desc") // "?select=slug&order=published_at.desc"
 */
export function readRestQuery(search: string): string | null {
  if (search.length > LONGEST) return null;
  const asked = [...new URLSearchParams(search)];
  const names = asked.map(([name]) => name);
  if (new Set(names).size < names.length) return null;
  if (!asked.every(([name, value]) => isKnown(name, value))) return null;
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}

function isKnown(name: string, value: string): boolean {
  if (name === "select") return value === "*" || areColumns(value.split(","));
  if (name === "order") return areColumns(value.split(",").map((part) => ORDER.exec(part)?.[1]));
  if (name === "limit" || name === "offset") return COUNT.test(value);
  return COLUMNS.has(name) && FILTER.test(value);
}

function areColumns(names: readonly (string | undefined)[]): boolean {
  const known = names.every((name) => name !== undefined && COLUMNS.has(name));
  return known && new Set(names).size === names.length;
}
