import type { DatabaseSync } from "node:sqlite";
import type { AuthenticationMethod, SessionAssurance } from "./session.ts";

/** Records how the owner of a session has just proved who they are. */
export function addMethod(
  database: DatabaseSync,
  sessionId: string,
  method: AuthenticationMethod,
): void {
  database
    .prepare(
      `insert or replace into "auth.mfa_amr_claims" (session_id, authentication_method, updated_at) values (?, ?, ?)`,
    )
    .run(sessionId, method, new Date().toISOString());
}

/** The level of a session and its methods, for its access token. */
export function readAssurance(database: DatabaseSync, sessionId: string): SessionAssurance {
  const session = database.prepare(`select aal from "auth.sessions" where id = ?`).get(sessionId);
  const methods = database
    .prepare(
      `select authentication_method as method, updated_at from "auth.mfa_amr_claims"
       where session_id = ? order by updated_at desc`,
    )
    .all(sessionId);
  return {
    aal: session?.aal === "aal2" ? "aal2" : "aal1",
    amr: methods.map(({ method, updated_at }) => ({
      method: String(method) as AuthenticationMethod,
      timestamp: Math.floor(Date.parse(String(updated_at)) / 1000),
    })),
  };
}
