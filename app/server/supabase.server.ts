import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";
import type { BackendApi } from "./site-context.server.ts";

const clients = new WeakMap<BackendApi, SupabaseClient<Database>>();

/**
 * Returns the server's client of the backend. It has the public anonymous key only (REQ-ACCOUNT-21) and no session.
 * `BackendApi.fetch` limits the time of a call.
 */
export function getSupabaseClient(backend: BackendApi): SupabaseClient<Database> {
  const existing = clients.get(backend);
  if (existing) return existing;
  const client = createClient<Database>(backend.url, backend.anonKey, {
    // Retries multiply the time that a visitor waits.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(backend.fetch && { global: { fetch: backend.fetch } }),
  });
  clients.set(backend, client);
  return client;
}
