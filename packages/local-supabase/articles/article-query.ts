/** The columns that the public key may name, in the order of the table; a test holds them to the migrations. */
export const articleColumns = [
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

type Column = (typeof articleColumns)[number];

/** One condition: SQL with places for its values, both from the lists below, and the values. */
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/** What a call below `/rest/v1/articles` asks for, read to the last letter. */
export interface ArticleQuery {
  readonly columns: readonly Column[];
  readonly conditions: readonly Condition[];
  /** Terms of ORDER BY; none leaves the rows in the order they were written in. */
  readonly order: readonly string[];
  /** Rows before the range and, if it is bounded, in it. */
  readonly offset: number;
  readonly limit: number | undefined;
}

/** A query is no longer than this, in characters. The site's own are below a hundred. */
const maxQueryLength = 1500;

/** Values in one list; more than the site ever names. */
const maxListValues = 100;

const knownColumns: ReadonlySet<string> = new Set(articleColumns);
// No text of an article has braces; PostgREST would take them for an array.
const filterPattern = /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|in|is)\.([^\0{}]*)$/u;
const orderPattern = /^([a-z_]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/;
const countPattern = /^\d{1,6}$/;

/**
 * Reads the query of a call in the language of PostgREST; null for anything but plain columns, each
 * once, filters and orders over them, `limit` and `offset`. Names go into SQL only after they were
 * found in the list of columns, and what is compared with never does: it is bound.
 * @example readArticleQuery("?select=slug&slug=neq.a&order=published_at.desc")
 * // { columns: ["slug"], conditions: [{ sql: "slug <> ?", values: ["a"] }], order: ["published_at desc"], … }
 */
export function readArticleQuery(search: string): ArticleQuery | null {
  if (search.length > maxQueryLength) return null;
  const asked = [...new URLSearchParams(search)];
  const given = new Map(asked);
  if (given.size < asked.length) return null;
  const columns = readColumns(given.get("select") ?? "*");
  const order = readOrder(given.get("order"));
  const [offset, limit] = [given.get("offset") ?? "0", given.get("limit")];
  if (!columns || !order || !countPattern.test(offset) || !countPattern.test(limit ?? "0"))
    return null;
  const conditions: Condition[] = [];
  for (const [name, value] of given) {
    if (name === "select" || name === "order" || name === "offset" || name === "limit") continue;
    const condition = isColumn(name) ? readCondition(name, value) : null;
    if (!condition) return null;
    conditions.push(condition);
  }
  return {
    columns,
    conditions,
    order,
    offset: Number(offset),
    limit: limit === undefined ? undefined : Number(limit),
  };
}

function readColumns(select: string): readonly Column[] | null {
  if (select === "*") return articleColumns;
  const names = select.split(",");
  return names.every(isColumn) && new Set(names).size === names.length ? names : null;
}

/** SQLite and Postgres disagree on where NULL belongs; there is one only in `featured_image`. */
function readOrder(order: string | undefined): string[] | null {
  if (order === undefined) return [];
  const terms = order.split(",").map((term) => orderPattern.exec(term) ?? []);
  const names = terms.map(([, name]) => name);
  if (!names.every(isColumn) || new Set(names).size < names.length) return null;
  return terms.map(([, name, direction = "asc", nulls]) => {
    const end = nulls ?? (direction === "asc" ? "last" : "first");
    return `${name} ${direction}${name === "featured_image" ? ` nulls ${end}` : ""}`;
  });
}

const comparisons = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

function readCondition(column: Column, filter: string): Condition | null {
  const [, not, operator = "", value = ""] = filterPattern.exec(filter) ?? [];
  const condition = conditionOf(column, operator, value);
  return condition && not ? { ...condition, sql: `not (${condition.sql})` } : condition;
}

function conditionOf(column: Column, operator: string, value: string): Condition | null {
  if (operator in comparisons) {
    const sign = comparisons[operator as keyof typeof comparisons];
    return { sql: `${column} ${sign} ?`, values: [value] };
  }
  if (operator === "like") return { sql: `${column} glob ?`, values: [globOf(value)] };
  if (operator === "ilike") {
    return { sql: `${column} like ? escape '\\'`, values: [value.replaceAll("*", "%")] };
  }
  if (operator === "is") {
    const is = /^(not_)?null$/i.exec(value);
    return is && { sql: `${column} is ${is[1] ? "not " : ""}null`, values: [] };
  }
  const values = operator === "in" ? readList(value) : null;
  return values && { sql: `${column} in (${values.map(() => "?")})`, values };
}

/** LIKE of SQLite does not tell capitals from small letters, GLOB does; a backslash makes a sign plain. */
function globOf(pattern: string): string {
  return pattern.replaceAll(/\\(.)|[%*_?[]/gsu, (sign, escaped?: string) => {
    if (escaped !== undefined) return /[*?[]/.test(escaped) ? `[${escaped}]` : escaped;
    if (sign === "%" || sign === "*") return "*";
    return sign === "_" ? "?" : `[${sign}]`;
  });
}

/** A list such as `(a,"b,c")`; null when it is none, or too long. */
function readList(list: string): string[] | null {
  const inside = /^\((.*)\)$/su.exec(list)?.[1];
  if (inside === undefined) return null;
  if (inside === "") return [];
  const parts = inside.match(/(?<=^|,)(?:"(?:[^"\\]|\\.)*"|[^,]*)(?=,|$)/gsu) ?? [];
  if (parts.length > maxListValues) return null;
  return parts.map((part) =>
    /^".*"$/su.test(part) ? part.slice(1, -1).replaceAll(/\\(.)/gsu, "$1") : part,
  );
}

function isColumn(name: string | undefined): name is Column {
  return name !== undefined && knownColumns.has(name);
}
