import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import { accountLimits } from "../limits/limits.ts";
import { StaffError } from "../staff/staff-error.ts";
import {
  type ParameterType,
  type StaffFunction,
  staffFunctions,
} from "../staff/staff-functions.ts";
import { requireStaff } from "../staff/staff-role.ts";
import { authenticate } from "./authenticate.ts";
import { type JsonObject, readJsonBody } from "./request-body.ts";
import { json, methodNotAllowed, restError, tooManyRestRequests } from "./responses.ts";
import type { Services } from "./services.ts";
import { isUuid } from "./uuid.ts";

/** The staff function of a path such as `rpc/save_notice`. */
export function findStaffFunction(path: string): [name: string, StaffFunction] | undefined {
  const name = /^rpc\/(\w+)$/.exec(path)?.[1] ?? "";
  const found = Object.hasOwn(staffFunctions, name) ? staffFunctions[name] : undefined;
  return found && [name, found];
}

/**
 * POST /rest/v1/rpc/…: calls a function that staff may call, and responds with the row that it has written. The caller
 * has a valid token.
 */
export async function callStaffFunction(
  request: Request,
  [name, called]: [string, StaffFunction],
  services: Pick<Services, "accounts" | "limiter" | "tokens"> & { readonly database: DatabaseSync },
): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed(["POST"]);
  const caller = await authenticate(request, services);
  if (caller instanceof Response) return restError(403, "42501", "This session has ended");
  const wait = services.limiter.take(accountLimits.staff, caller.account.id);
  if (wait > 0) return tooManyRestRequests(wait);
  const body = await readJsonBody(request, called.maxBytes);
  if (body === "too large") return restError(413, "413", "Request body too large");
  if (body === "not JSON") return restError(400, "PGRST102", "Empty or invalid json");
  try {
    const values = readArguments(name, called, body);
    const row = inTransaction(services.database, () => {
      requireStaff(caller, called.needs);
      return called.run(services.database, caller.account, values);
    });
    return json(200, row);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const { status, code, details, hint, message } = error;
    return json(status, { code, details, hint, message });
  }
}

/** @throws StaffError for unknown, missing or malformed arguments, as PostgREST and Postgres do */
function readArguments(name: string, called: StaffFunction, body: JsonObject): JsonObject {
  const { parameters, defaults } = called;
  const given = { ...defaults, ...body };
  const isKnown = Object.keys(given).every((parameter) => Object.hasOwn(parameters, parameter));
  if (!isKnown || Object.keys(parameters).some((parameter) => !Object.hasOwn(given, parameter))) {
    const signature = `public.${name}(${Object.keys(body).join(", ").slice(0, 200)})`;
    const message = `Could not find the function ${signature} in the schema cache`;
    throw new StaffError(404, "PGRST202", message);
  }
  for (const [parameter, type] of Object.entries(parameters)) {
    const value = given[parameter];
    if (value === null) continue;
    const shown = String(value).slice(0, 60);
    if (!isOfType(type, value)) {
      const message = `invalid input syntax for type ${type}: "${shown}"`;
      throw new StaffError(400, type === "date" ? "22007" : "22P02", message);
    }
    if (type === "date" && !isRealDay(shown))
      throw new StaffError(400, "22008", `date/time field value out of range: "${shown}"`);
  }
  return given;
}

function isOfType(type: ParameterType, value: unknown): boolean {
  if (type === "jsonb") return true;
  if (type === "boolean") return typeof value === "boolean";
  if (type === "integer")
    return Number.isInteger(value) && Number(value) >= -(2 ** 31) && Number(value) < 2 ** 31;
  if (typeof value !== "string") return false;
  if (type === "text") return true;
  if (type === "uuid") return isUuid(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
