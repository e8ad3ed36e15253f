/** An answer of the data service that holds articles. */
export interface Answer {
  /** The rows, as JSON. */
  text: string;
  /** Their slugs. */
  slugs: string[];
  /** How many rows there are in all, where the service has counted. */
  total: number | null;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** No answer of articles is longer, in bytes: a page of the list has a tenth of it. */
export const longestAnswer = 4 * 1024 * 1024;

/** A body that is longer than any answer. */
class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

/** The text of a body. @throws AnswerTooLong as soon as it is longer than `longestAnswer`; the rest is not fetched. */
export async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * The rows in a text, or null when it holds none: a page of a proxy, an error, or a list in which nothing has a slug.
 * One row without a slug among others is the readers' business.
 */
export function findRows(text: string): unknown[] | null {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(rows)) return null;
  return rows.length === 0 || slugsIn(rows).length > 0 ? rows : null;
}

/** The slugs of those rows that have one. */
export function slugsIn(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const slug = (row as { slug?: unknown } | null)?.slug;
    return typeof slug === "string" ? [slug] : [];
  });
}

/** Carried by an answer that is kept from before a failure: when it came, in milliseconds since 1970. */
export const asOfHeader = "x-as-of";
