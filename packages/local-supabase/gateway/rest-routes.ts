import { type AccessTokens, bearerOf } from "../accounts/access-token.ts";
import { readArticleQuery } from "../articles/article-query.ts";
import type { ArticleStore } from "../articles/article-store.ts";
import { deleteAccount, deleteAccountPath } from "../endpoints/delete-account.ts";
import { methodNotAllowed, restError } from "../endpoints/responses.ts";
import type { Services } from "../endpoints/services.ts";
import { clientLimits } from "../limits/limits.ts";
import { readRangeRequest, writeRange } from "./article-range.ts";

/** The services for reading. */
interface ReadServices {
  readonly articles: ArticleStore;
  readonly tokens: AccessTokens;
}

const readMethods = new Set(["GET", "HEAD"]);
const writeMethods = new Set(["POST", "PATCH", "PUT", "DELETE"]);

/** Roles that a caller from outside may have. */
const allowedRoles: ReadonlySet<string | undefined> = new Set(["anon", "authenticated"]);

/** Handles a request below `/rest/v1`: deletes an account or reads articles. */
export async function handleRest(
  request: Request,
  url: URL,
  client: string,
  services: Services & ReadServices,
): Promise<Response> {
  const wait = services.limiter.take(clientLimits.rest, client);
  if (wait > 0) {
    return restError(429, "429", "Too many requests", { "retry-after": String(wait) });
  }
  if (tableOf(url) === deleteAccountPath) return deleteAccount(request, url, services);
  return handleTable(request, url, services);
}

/** Responds with rows of the only readable table, or with an error of PostgREST. */
export async function handleTable(
  request: Request,
  url: URL,
  { articles, tokens }: ReadServices,
): Promise<Response> {
  const table = tableOf(url);
  if (table !== "articles") {
    const name = table.slice(0, 60);
    return restError(
      404,
      "PGRST205",
      `Could not find the table 'public.${name}' in the schema cache`,
    );
  }
  const token = accessToken(request);
  if (writeMethods.has(request.method)) {
    const status = token === undefined ? 401 : 403;
    return restError(status, "42501", `permission denied for table ${table}`);
  }
  if (!readMethods.has(request.method)) return methodNotAllowed([...readMethods]);
  const refused = token === undefined ? undefined : await refuseToken(token, tokens);
  if (refused) return refused;
  const query = readArticleQuery(url.search);
  if (query === null) {
    return restError(400, "PGRST100", "The query names what is unknown here, or is too long");
  }
  const range = readRangeRequest(request, query);
  return range instanceof Response ? range : writeRange(range, articles);
}

/** An unexpected error. Its details are in the log only. */
export function internalError(): Response {
  return restError(500, "XX000", "Internal error");
}

/** Not decoded, because decoding could throw or give one table two names. */
function tableOf(url: URL): string {
  return url.pathname.slice("/rest/v1/".length);
}

/** The access token of a signed-in caller. The public key, which clients send in the same header, does not count. */
function accessToken(request: Request): string | undefined {
  const sent = bearerOf(request);
  return sent?.startsWith("sb_publishable_") ? undefined : sent;
}

/** Articles are public, but an invalid token is rejected like PostgREST does, and so is a token with another role. */
async function refuseToken(token: string, tokens: AccessTokens): Promise<Response | undefined> {
  const claims = await tokens.read(token);
  if (claims === "expired") return restError(401, "PGRST303", "JWT expired");
  if (claims !== "invalid" && allowedRoles.has(claims.role)) return undefined;
  return restError(401, "PGRST301", "JWT invalid");
}
