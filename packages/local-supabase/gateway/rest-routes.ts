import type { DatabaseSync } from "node:sqlite";
import { type AccessTokens, bearerOf } from "../accounts/access-token.ts";
import { publicKeyPrefix } from "../data-directory/secrets.ts";
import { authenticate } from "../endpoints/authenticate.ts";
import { deleteAccount, deleteAccountPath } from "../endpoints/delete-account.ts";
import { methodNotAllowed, restError, tooManyRestRequests } from "../endpoints/responses.ts";
import type { Services } from "../endpoints/services.ts";
import { callStaffFunction, findStaffFunction } from "../endpoints/staff-call.ts";
import { clientLimits } from "../limits/limits.ts";
import { findStaffRole } from "../staff/staff-role.ts";
import { readTableQuery } from "../tables/table-query.ts";
import type { TableStore } from "../tables/table-store.ts";
import { findTable, type ReadableTable } from "../tables/tables.ts";
import { readRangeRequest, respondWithRange } from "./table-range.ts";

/** The services for reading. */
export interface ReadServices extends Pick<Services, "accounts" | "tokens"> {
  readonly tables: TableStore;
}

/** The services for reading and for the functions of staff. */
export interface RestServices extends ReadServices {
  readonly database: DatabaseSync;
}

const readMethods = new Set(["GET", "HEAD"]);
const writeMethods = new Set(["POST", "PATCH", "PUT", "DELETE"]);

/** Roles that a caller from outside may have. */
const allowedRoles: ReadonlySet<string | undefined> = new Set(["anon", "authenticated"]);

/** Handles a request below `/rest/v1`: calls a function or reads a table. */
export async function handleRest(
  request: Request,
  url: URL,
  client: string,
  services: Services & RestServices,
): Promise<Response> {
  const wait = services.limiter.take(clientLimits.rest, client);
  if (wait > 0) return tooManyRestRequests(wait);
  const path = restPathOf(url);
  if (path === deleteAccountPath) return deleteAccount(request, url, services);
  const called = findStaffFunction(path);
  if (called) {
    const token = accessToken(request);
    if (token === undefined)
      return restError(401, "42501", `permission denied for function ${called[0]}`);
    const refused = await refuseToken(token, services.tokens);
    return refused ?? callStaffFunction(request, called, services);
  }
  return handleTable(request, url, services);
}

/** Responds with the rows of a table that the caller may read, or with an error of PostgREST. */
export async function handleTable(
  request: Request,
  url: URL,
  services: ReadServices,
): Promise<Response> {
  const path = restPathOf(url);
  const table = findTable(path);
  if (!table) {
    const name = path.slice(0, 60);
    return restError(
      404,
      "PGRST205",
      `Could not find the table 'public.${name}' in the schema cache`,
    );
  }
  const token = accessToken(request);
  if (writeMethods.has(request.method)) {
    const status = token === undefined ? 401 : 403;
    return restError(status, "42501", `permission denied for table ${path}`);
  }
  if (!readMethods.has(request.method)) return methodNotAllowed([...readMethods]);
  if (token === undefined && table.publicRows === null)
    return restError(401, "42501", `permission denied for table ${path}`);
  const refused = token === undefined ? undefined : await refuseToken(token, services.tokens);
  if (refused) return refused;
  const query = readTableQuery(table, url.search);
  if (query === null) {
    return restError(
      400,
      "PGRST100",
      "The query has an unknown column or operator, or is too long",
    );
  }
  const range = readRangeRequest(request, query);
  if (range instanceof Response) return range;
  const isStaff = token !== undefined && (await readsAsStaff(request, table, services));
  return respondWithRange(range, services.tables, isStaff);
}

/** A session that has ended reads what everyone reads, as its token does in Postgres. */
async function readsAsStaff(
  request: Request,
  { staffReadAll }: ReadableTable,
  services: ReadServices,
): Promise<boolean> {
  if (!staffReadAll) return false;
  const caller = await authenticate(request, services);
  return !(caller instanceof Response) && findStaffRole(caller) !== null;
}

/** An unexpected error. Its details are in the log only. */
export function internalError(): Response {
  return restError(500, "XX000", "Internal error");
}

/** The table or function of a request, not decoded, because decoding could throw or give one table two names. */
function restPathOf(url: URL): string {
  return url.pathname.slice("/rest/v1/".length);
}

/** The access token of a signed-in caller. The public key, which clients send in the same header, does not count. */
function accessToken(request: Request): string | undefined {
  const sent = bearerOf(request);
  return sent?.startsWith(publicKeyPrefix) ? undefined : sent;
}

/** Some rows are public, but an invalid token is rejected like PostgREST does, and so is a token with another role. */
async function refuseToken(token: string, tokens: AccessTokens): Promise<Response | undefined> {
  const claims = await tokens.read(token);
  if (claims === "expired") return restError(401, "PGRST303", "JWT expired");
  if (claims !== "invalid" && allowedRoles.has(claims.role)) return undefined;
  return restError(401, "PGRST301", "JWT invalid");
}
