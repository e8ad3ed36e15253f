import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";
import type { DataSource } from "./site-context.server.ts";

/** A reader waits no longer than this for the data service before the page says that it has nothing, in milliseconds. */
const patience = 8_000;

const clients = new WeakMap<DataSource, SupabaseClient<Database>>();

/**
 * The server's door to the data service. It holds the public anonymous key only (REQ-ACCOUNT-21), keeps no session, and
 * gives up after 8 s, or when a reading's own signal says so.
 */
export function getSupabaseClient(source: DataSource): SupabaseClient<Database> {
  const known = clients.get(source);
  if (known) return known;
  const transport = source.fetch ?? fetch;
  const client = createClient<Database>(source.url, source.anonKey, {
    // Retries of its own would make a reader wait five times as long.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => transport(input, { ...init, signal: impatient(init?.signal) }),
    },
  });
  clients.set(source, client);
  return client;
}

/** Ends when the patience does, or before that when the caller's own signal does. */
function impatient(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
