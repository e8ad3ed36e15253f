import type { ReadableTable } from "./tables.ts";

/** A condition as SQL with placeholders, and the values that are bound to them. */
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/** A parsed query of a table below `/rest/v1`. */
export interface TableQuery {
  readonly table: ReadableTable;
  readonly columns: readonly string[];
  readonly conditions: readonly Condition[];
  /** Terms of ORDER BY. An empty list returns the rows in insertion order. */
  readonly order: readonly string[];
  /** Rows to skip, and the maximum number of rows when there is one. */
  readonly offset: number;
  readonly limit: number | undefined;
}

/** Maximum length of a query in characters. The site's own queries are below a hundred. */
const maxQueryLength = 1500;

/** Maximum number of values in a list; the site never sends as many. */
const maxListValues = 100;

// The site compares with no text that contains braces. PostgREST would parse them as an array.
const filterPattern = /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|in|is)\.([^\0{}]*)$/u;
const orderPattern = /^([a-z_]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/;
const countPattern = /^\d{1,6}$/;

/**
 * Parses a PostgREST query: plain columns, each once, with filters and orders, `limit` and `offset`. Returns null for
 * anything else. Names become SQL only when they are in the list of columns; compared values are always bound.
 * @example readTableQuery(articles, "?select=slug&slug=neq.a&order=published_at.desc")
 * // { table: articles, columns: ["slug"], conditions: [{ sql: "slug <> ?", values: ["a"] }], order: ["published_at desc"], … }
 */
export function readTableQuery(table: ReadableTable, search: string): TableQuery | null {
  if (search.length > maxQueryLength) return null;
  const entries = [...new URLSearchParams(search)];
  const parameters = new Map(entries);
  if (parameters.size < entries.length) return null;
  const columns = readColumns(table, parameters.get("select") ?? "*");
  const order = readOrder(table, parameters.get("order"));
  const [offset, limit] = [parameters.get("offset") ?? "0", parameters.get("limit")];
  if (!columns || !order || !countPattern.test(offset) || !countPattern.test(limit ?? "0"))
    return null;
  const conditions: Condition[] = [];
  for (const [name, value] of parameters) {
    if (name === "select" || name === "order" || name === "offset" || name === "limit") continue;
    const condition = isColumn(table, name) ? readCondition(table, name, value) : null;
    if (!condition) return null;
    conditions.push(condition);
  }
  return {
    table,
    columns,
    conditions,
    order,
    offset: Number(offset),
    limit: limit === undefined ? undefined : Number(limit),
  };
}

function readColumns(table: ReadableTable, select: string): readonly string[] | null {
  if (select === "*") return Object.keys(table.columns);
  const names = select.split(",");
  return names.every((name) => isColumn(table, name)) && new Set(names).size === names.length
    ? names
    : null;
}

/** SQLite and Postgres sort NULL differently. */
function readOrder(table: ReadableTable, order: string | undefined): string[] | null {
  if (order === undefined) return [];
  const terms = order.split(",").map((term) => orderPattern.exec(term) ?? []);
  const names = terms.map(([, name]) => name);
  if (!names.every((name) => isColumn(table, name)) || new Set(names).size < names.length)
    return null;
  return terms.map(([, name = "", direction = "asc", nulls]) => {
    const end = nulls ?? (direction === "asc" ? "last" : "first");
    return `${name} ${direction}${table.nullable.has(name) ? ` nulls ${end}` : ""}`;
  });
}

const comparisons = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** JSON is not compared. SQLite stores a boolean as 0 or 1. */
function readCondition(table: ReadableTable, column: string, filter: string): Condition | null {
  const kind = table.columns[column];
  if (kind === "json") return null;
  if (kind === "boolean") {
    const [, wanted] = /^(?:is|eq)\.(true|false)$/.exec(filter) ?? [];
    return wanted ? { sql: `${column} = ${wanted === "true" ? 1 : 0}`, values: [] } : null;
  }
  const [, not, operator = "", value = ""] = filterPattern.exec(filter) ?? [];
  const condition = conditionOf(column, operator, value);
  return condition && not ? { ...condition, sql: `not (${condition.sql})` } : condition;
}

function conditionOf(column: string, operator: string, value: string): Condition | null {
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

/** SQLite's LIKE ignores case and GLOB does not. A backslash escapes the next character. */
function globOf(pattern: string): string {
  return pattern.replaceAll(/\\(.)|[%*_?[]/gsu, (sign, escaped?: string) => {
    if (escaped !== undefined) return /[*?[]/.test(escaped) ? `[${escaped}]` : escaped;
    if (sign === "%" || sign === "*") return "*";
    return sign === "_" ? "?" : `[${sign}]`;
  });
}

/** Parses a list such as `(a,"b,c")`. Returns null for anything else, and for a list that is too long. */
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

function isColumn(table: ReadableTable, name: string | undefined): boolean {
  return name !== undefined && Object.hasOwn(table.columns, name);
}
