/** A JSON object with unchecked values. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Maximum size of a request body, except for texts of articles. */
export const maxBodyBytes = 8 * 1024;

/** The reason why a body is rejected. */
export type BodyProblem = "too large" | "not JSON";

/**
 * Reads a JSON object of at most `maxBytes` bytes. A missing body counts as an empty object, and an incomplete body
 * as invalid JSON.
 */
export async function readJsonBody(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<JsonObject | BodyProblem> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return "too large";
  try {
    const bytes = await readBytes(request, maxBytes);
    if (bytes === undefined) return "too large";
    if (bytes.length === 0) return {};
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : "not JSON";
  } catch {
    return "not JSON";
  }
}

/** A string member with at most `maxLength` characters; undefined for anything else. */
export function stringOf(body: JsonObject, member: string, maxLength: number): string | undefined {
  const value = body[member];
  return typeof value === "string" && value.length <= maxLength ? value : undefined;
}

/** Stops at the limit, whatever the headers say. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
