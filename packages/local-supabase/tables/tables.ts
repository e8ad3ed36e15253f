/** How a value is stored in SQLite, and how PostgREST returns it. */
type Kind = "text" | "integer" | "boolean" | "json";

/** A table that the gateway may read. */
export interface ReadableTable {
  readonly name: string;
  /** The columns that may be read, in the order of the table. Tests compare them with the migrations. */
  readonly columns: Readonly<Record<string, Kind>>;
  /** Columns that can be null: SQLite and Postgres sort those differently. */
  readonly nullable: ReadonlySet<string>;
  /** The rows that everyone may read, as a condition on the day in Oman; null for a table of staff only. */
  readonly publicRows: string | null;
  /** Whether staff read the other rows too. */
  readonly staffReadAll: boolean;
}

const current = "is_withdrawn = 0 and last_day >= ?";
const article = {
  title_en: "text",
  title_ar: "text",
  excerpt_en: "text",
  excerpt_ar: "text",
  content_en: "text",
  content_ar: "text",
  featured_image: "text",
  category: "text",
  author: "text",
  published_at: "text",
} as const;

const tables: readonly ReadableTable[] = [
  {
    name: "articles",
    columns: {
      id: "text",
      slug: "text",
      ...article,
      shown_from: "text",
      shown_until: "text",
    },
    nullable: new Set(["featured_image", "shown_from", "shown_until"]),
    publicRows:
      "published_at <= ?1 and (shown_from is null or shown_from <= ?1) and (shown_until is null or shown_until > ?1)",
    staffReadAll: false,
  },
  {
    name: "notices",
    columns: {
      id: "text",
      version: "integer",
      branches: "json",
      first_day: "text",
      last_day: "text",
      text_en: "text",
      text_ar: "text",
      is_withdrawn: "boolean",
      updated_at: "text",
    },
    nullable: new Set(),
    publicRows: current,
    staffReadAll: true,
  },
  {
    name: "opening_exceptions",
    columns: {
      id: "text",
      version: "integer",
      branches: "json",
      first_day: "text",
      last_day: "text",
      sessions: "json",
      reason_en: "text",
      reason_ar: "text",
      is_expected: "boolean",
      is_withdrawn: "boolean",
      updated_at: "text",
    },
    nullable: new Set(),
    publicRows: current,
    staffReadAll: true,
  },
  {
    name: "article_revisions",
    columns: {
      id: "text",
      version: "integer",
      slug: "text",
      state: "text",
      ...article,
      base_id: "text",
      restored_from: "text",
      written_by: "text",
      written_by_email: "text",
      decided_by: "text",
      decided_by_email: "text",
      comment: "text",
      updated_at: "text",
    },
    nullable: new Set([
      "featured_image",
      "published_at",
      "base_id",
      "restored_from",
      "decided_by",
      "decided_by_email",
      "comment",
    ]),
    publicRows: null,
    staffReadAll: true,
  },
  {
    name: "fact_checks",
    columns: {
      id: "text",
      branch: "text",
      checked_by: "text",
      checked_by_email: "text",
      is_withdrawn: "boolean",
      checked_at: "text",
    },
    nullable: new Set(),
    publicRows: null,
    staffReadAll: true,
  },
  {
    name: "audit_log",
    columns: {
      id: "integer",
      at: "text",
      actor: "text",
      actor_email: "text",
      action: "text",
      table_name: "text",
      row_id: "text",
      before: "json",
      after: "json",
    },
    nullable: new Set(["before"]),
    publicRows: null,
    staffReadAll: true,
  },
];

/** The table with this name, if the gateway may read it. */
export function findTable(name: string): ReadableTable | undefined {
  return tables.find((table) => table.name === name);
}

/** @throws Error for an unknown name */
export function getTable(name: string): ReadableTable {
  const table = findTable(name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
}

/** A row with the values that PostgREST returns. */
export type Row = Readonly<Record<string, unknown>>;

/** Converts a stored row. */
export function toRow(table: ReadableTable, stored: object): Row {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      const kind = table.columns[name];
      if (kind === "json") return [name, value === null ? null : JSON.parse(String(value))];
      return [name, kind === "boolean" ? value === 1 : value];
    }),
  );
}

/** Whether `toRow` changes a value of these columns. */
export function needsConversion(table: ReadableTable, columns: readonly string[]): boolean {
  return columns.some((name) => /json|boolean/.test(table.columns[name] ?? ""));
}
