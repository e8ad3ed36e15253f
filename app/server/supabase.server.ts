import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";
import type { BackendApi } from "./site-context.server.ts";

const clients = new WeakMap<BackendApi, SupabaseClient<Database>>();

/**
 * The server's client of the backend. It holds the public anonymous key only (REQ-ACCOUNT-21) and keeps no session.
 * `BackendApi.fetch` limits the time of a call.
 */
export function getSupabaseClient(source: BackendApi): SupabaseClient<Database> {
  const existing = clients.get(source);
  if (existing) return existing;
  const client = createClient<Database>(source.url, source.anonKey, {
    // Retries multiply the time that a visitor waits.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(source.fetch && { global: { fetch: source.fetch } }),
  });
  clients.set(source, client);
  return client;
}
