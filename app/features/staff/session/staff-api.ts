import { PostgrestClient } from "@supabase/postgrest-js";
import {
  type AccountClient,
  type AccountSource,
  requestTimeout,
  signalAfter,
} from "~/features/account/session/account-client.ts";
import type { Database } from "~/server/database.types.ts";
import { type StaffFailure, toStaffFailure } from "./staff-failure.ts";

type Functions = Database["public"]["Functions"];
type Tables = Database["public"]["Tables"];

/** A function below `/rest/v1/rpc` that writes. */
type StaffFunctionName = Exclude<keyof Functions, "delete_own_account">;

/** A row of a table. */
export type RowOf<Table extends keyof Tables> = Tables[Table]["Row"];

export type StaffResult<Value> =
  | { value: Value; failure: null }
  | { value: null; failure: StaffFailure };

/** The calls of the staff area. Each waits for at most `timeout` milliseconds. */
export interface StaffApi {
  /**
   * Calls a function that writes; the value is the row after it. When the session has ended, the person signs in again
   * in a dialog, and the call is sent again. With `asks` false there is no dialog.
   */
  call<Name extends StaffFunctionName>(
    name: Name,
    parameters: Functions[Name]["Args"],
    asks?: boolean,
  ): Promise<StaffResult<unknown>>;
  /** The client for reading rows, with the session of the staff account. */
  read<Value>(
    query: (client: PostgrestClient<Database>) => PromiseLike<QueryResponse<Value>>,
    asks?: boolean,
  ): Promise<StaffResult<Value>>;
}

interface QueryResponse<Value> {
  data: Value | null;
  error: { code: string; details: string | null; hint: string | null } | null;
  status: number;
}

/**
 * Creates the calls for one account. `signInAgain` asks for the password and the code when the session has ended, and
 * resolves with true after a sign-in.
 */
export function createStaffApi(
  source: AccountSource,
  account: AccountClient,
  signInAgain: () => Promise<boolean>,
): StaffApi {
  const client = new PostgrestClient<Database>(`${source.url}/rest/v1`, {
    headers: { apikey: source.anonKey },
    fetch: async (input, init) => {
      const { data } = await account.getSession();
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${data.session?.access_token ?? source.anonKey}`);
      return fetch(input, { ...init, headers, signal: signalAfter(requestTimeout) });
    },
  });

  async function run<Value>(
    send: () => PromiseLike<QueryResponse<Value>>,
    asks: boolean,
  ): Promise<StaffResult<Value>> {
    const result = await toResult(send);
    if (result.failure?.kind !== "signed-out" || !asks || !(await signInAgain())) return result;
    return toResult(send);
  }

  return {
    call: (name, parameters, asks = true) =>
      run(
        // The library derives its parameters from the name, which is a type parameter here.
        () => client.rpc(name, parameters as never) as PromiseLike<QueryResponse<unknown>>,
        asks,
      ),
    read: (query, asks = true) => run(() => query(client), asks),
  };
}

async function toResult<Value>(
  send: () => PromiseLike<QueryResponse<Value>>,
): Promise<StaffResult<Value>> {
  const { data, error, status } = await send();
  if (error) return { value: null, failure: toStaffFailure(status, error) };
  return { value: data as Value, failure: null };
}
