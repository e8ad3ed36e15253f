/** A successful response of the upstream with rows of articles, notices or opening exceptions. */
export interface CachedResponse {
  /** The rows, as JSON. */
  body: string;
  rowCount: number;
  /** The slugs of the rows; notices and opening exceptions have none. */
  slugs: string[];
  /** Count of all matching rows, where the upstream counted them. */
  total: number | null;
  /** In milliseconds since 1970. */
  receivedAt: number;
}

/** In bytes. A page of the list has a tenth of it. */
const maxBodyBytes = 4 * 1024 * 1024;

class BodyTooLong extends Error {
  override readonly name = "BodyTooLong";
}

/** Reads a body as text. @throws BodyTooLong at `maxBodyBytes`; the rest is not downloaded. */
export async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new BodyTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Parses a body as rows of articles, notices or opening exceptions. Null for anything else: an HTML page of a proxy, an
 * error, or a list in which no row has a slug or an id.
 */
export function findRows(body: string): unknown[] | null {
  let rows: unknown;
  try {
    rows = JSON.parse(body);
  } catch {
    return null;
  }
  if (!Array.isArray(rows)) return null;
  return rows.length === 0 || rows.some(isRow) ? rows : null;
}

function isRow(row: unknown): boolean {
  const { slug, id } = (row ?? {}) as { slug?: unknown; id?: unknown };
  return typeof slug === "string" || typeof id === "string";
}

/** The slugs of those rows that have one. */
export function listSlugs(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const slug = (row as { slug?: unknown } | null)?.slug;
    return typeof slug === "string" ? [slug] : [];
  });
}

/** Count of all matching rows in the `Content-Range` header, or null where the upstream did not count. */
export function findTotal({ headers }: Response): number | null {
  const total = Number(/\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1] ?? Number.NaN);
  return Number.isSafeInteger(total) ? total : null;
}
