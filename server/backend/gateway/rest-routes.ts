import { claimOf } from "../accounts/access-token.ts";
import { CLIENT_LIMITS } from "../limits/limits.ts";
import { methodNotAllowed, restError } from "../routes/answers.ts";
import { DELETE_ACCOUNT, deleteAccount } from "../routes/delete-account.ts";
import type { GatewayParts } from "../routes/gateway-parts.ts";
import { readRestQuery } from "./rest-query.ts";

/** The tables that the public key may read. */
const TABLES = new Set(["articles"]);

const READING = new Set(["GET", "HEAD"]);
const WRITING = new Set(["POST", "PATCH", "PUT", "DELETE"]);

/** Answers one call below `/rest/v1`: reading a table of the list, or an error of PostgREST. */
export async function answerRest(
  request: Request,
  url: URL,
  client: string,
  parts: GatewayParts,
): Promise<Response> {
  const { forward, limiter } = parts;
  const wait = limiter.take(CLIENT_LIMITS.rest, client);
  if (wait > 0) {
    return restError(429, "429", "Too many requests", { "retry-after": String(wait) });
  }
  // Compared as it was sent: no decoding that could fail or make two names of one table.
  const table = url.pathname.slice("/rest/v1/".length);
  if (table === DELETE_ACCOUNT) return deleteAccount(request, url, parts);
  if (!TABLES.has(table)) {
    const name = table.slice(0, 60);
    return restError(
      404,
      "PGRST205",
      `Could not find the table 'public.${name}' in the schema cache`,
    );
  }
  if (WRITING.has(request.method)) {
    const status = isSignedIn(request) ? 403 : 401;
    return restError(status, "42501", `permission denied for table ${table}`);
  }
  if (!READING.has(request.method)) return methodNotAllowed([...READING]);
  if (hasBrokenToken(request)) return restError(401, "PGRST301", "JWT invalid");
  const query = readRestQuery(url.search);
  if (query === null) return unreadableQuery();
  const path = `/rest/v1/${table}${query}`;
  const answer = await forward({ method: request.method, path, from: request });
  if (answer.status < 500) return answer;
  return (await isUnreadableQuery(answer)) ? unreadableQuery() : internalError();
}

/** Something broke; what it was stands in the log only. */
export function internalError(): Response {
  return restError(500, "XX000", "Internal error");
}

/**
 * A query that SQLite cannot even be asked, over an unknown column for example. lite answers it
 * like a failure of the database, SQL included.
 */
async function isUnreadableQuery(answer: Response): Promise<boolean> {
  return /Failed to prepare statement|exceeds max bound parameters/.test(await answer.text());
}

function unreadableQuery(): Response {
  return restError(400, "PGRST100", "The query names what is unknown here, or is too long");
}

/** The access token of a signed-in caller; the public key, sent in the same place, is none. */
function accessToken(request: Request): string | undefined {
  const sent = /^Bearer\s+(.*)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return sent?.startsWith("sb_publishable_") ? undefined : sent;
}

function isSignedIn(request: Request): boolean {
  return accessToken(request) !== undefined;
}

/**
 * lite checks the signature of a token in three parts, but takes anything else, an unsigned one
 * included, for no token at all. Whoever sends one wants to be known, so it is refused. So is one of
 * a role that nobody outside has, whoever signed it.
 */
function hasBrokenToken(request: Request): boolean {
  const token = accessToken(request);
  if (token === undefined) return false;
  const role = claimOf(token, "role");
  return !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) || (role !== "authenticated" && role !== "anon");
}
