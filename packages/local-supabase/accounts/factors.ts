import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../data-directory/database.ts";
import { findAccountWhere } from "./account.ts";
import { addMethod, readAssurance } from "./assurance.ts";
import { replaceToken } from "./refresh-token-rotation.ts";
import type { OpenSession } from "./session.ts";

/** GoTrue's limit of factors of one account. */
const maxFactors = 10;

/** Milliseconds for which a challenge, and an unverified factor, can be used. */
const lifetime = 300_000;

/** A factor with the secret that computes its codes, in base32. */
interface StoredFactor {
  readonly id: string;
  readonly status: "unverified" | "verified";
  readonly secret: string;
}

/** An answer to a challenge: the code was right, and belongs to this interval of 30 seconds since the epoch. */
interface ChallengeAnswer {
  readonly sessionId: string;
  readonly factorId: string;
  readonly challengeId: string;
  readonly step: number;
}

/** The second factors of accounts. */
export interface Factors {
  /** Creates an unverified factor, and returns its id. Unverified ones of the account are deleted after five minutes. */
  enrollFactor(
    accountId: string,
    factor: { readonly name: string; readonly secret: string },
  ): string | "name conflict" | "too many";
  findFactor(accountId: string, factorId: string): StoredFactor | null;
  /** Creates a challenge. Returns its id and its end in seconds since the epoch. */
  createChallenge(factorId: string): { readonly id: string; readonly expiresAt: number };
  getChallengeState(factorId: string, challengeId: string): "open" | "expired" | "unknown";
  /**
   * Verifies the factor and the session, which gets the next refresh token. Ends the account's sessions without a
   * second factor, and deletes its unverified factors. Returns null when the challenge or the code was used meanwhile.
   */
  answerChallenge(answer: ChallengeAnswer): OpenSession | null;
  /** Deletes the factor. The sessions of the account have none any more. */
  deleteFactor(accountId: string, factorId: string): void;
}

/** Creates the factors on an open database. */
export function createFactors(database: DatabaseSync): Factors {
  const expiredBefore = () => new Date(Date.now() - lifetime).toISOString();
  return {
    enrollFactor: (accountId, factor) =>
      inTransaction(database, () => {
        database
          .prepare(
            `delete from "auth.mfa_factors" where user_id = ? and status = 'unverified' and created_at < ?`,
          )
          .run(accountId, expiredBefore());
        const names = database
          .prepare(`select friendly_name from "auth.mfa_factors" where user_id = ?`)
          .all(accountId);
        if (names.some((row) => row.friendly_name === factor.name)) return "name conflict";
        if (names.length >= maxFactors) return "too many";
        const [id, now] = [randomUUID(), new Date().toISOString()];
        database
          .prepare(
            `insert into "auth.mfa_factors" (id, user_id, friendly_name, secret, created_at, updated_at)
             values (?, ?, ?, ?, ?, ?)`,
          )
          .run(id, accountId, factor.name, factor.secret, now, now);
        return id;
      }),
    findFactor(accountId, factorId) {
      const row = database
        .prepare(`select id, status, secret from "auth.mfa_factors" where user_id = ? and id = ?`)
        .get(accountId, factorId);
      return (row as StoredFactor | undefined) ?? null;
    },
    createChallenge: (factorId) =>
      inTransaction(database, () => {
        database
          .prepare(`delete from "auth.mfa_challenges" where created_at < ?`)
          .run(expiredBefore());
        const [id, now] = [randomUUID(), Date.now()];
        database
          .prepare(`insert into "auth.mfa_challenges" (id, factor_id, created_at) values (?, ?, ?)`)
          .run(id, factorId, new Date(now).toISOString());
        return { id, expiresAt: Math.floor((now + lifetime) / 1000) };
      }),
    getChallengeState(factorId, challengeId) {
      const row = database
        .prepare(`select created_at from "auth.mfa_challenges" where factor_id = ? and id = ?`)
        .get(factorId, challengeId);
      if (!row) return "unknown";
      return String(row.created_at) < expiredBefore() ? "expired" : "open";
    },
    answerChallenge: (answer) => inTransaction(database, () => answerChallenge(database, answer)),
    deleteFactor: (accountId, factorId) =>
      inTransaction(database, () => {
        database
          .prepare(`delete from "auth.mfa_factors" where user_id = ? and id = ?`)
          .run(accountId, factorId);
        database
          .prepare(`update "auth.sessions" set aal = 'aal1' where user_id = ?`)
          .run(accountId);
      }),
  };
}

function answerChallenge(
  database: DatabaseSync,
  { sessionId, factorId, challengeId, step }: ChallengeAnswer,
): OpenSession | null {
  const now = new Date().toISOString();
  const token = database
    .prepare(
      `select token, user_id from "auth.refresh_tokens" join "auth.sessions" s on s.id = session_id
       where session_id = ? and revoked = 0`,
    )
    .get(sessionId);
  if (!token) return null;
  const isUsed = database
    .prepare(`delete from "auth.mfa_challenges" where id = ? and factor_id = ?`)
    .run(challengeId, factorId);
  const isNew = database
    .prepare(
      `update "auth.mfa_factors" set status = 'verified', last_step = ?1, updated_at = ?2
       where id = ?3 and last_step < ?1`,
    )
    .run(step, now, factorId);
  if (isUsed.changes !== 1 || isNew.changes !== 1) return null;
  const accountId = String(token.user_id);
  database.prepare(`update "auth.sessions" set aal = 'aal2' where id = ?`).run(sessionId);
  addMethod(database, sessionId, "totp");
  database.prepare(`delete from "auth.sessions" where user_id = ? and aal = 'aal1'`).run(accountId);
  database
    .prepare(`delete from "auth.mfa_factors" where user_id = ? and status = 'unverified'`)
    .run(accountId);
  const refreshToken = replaceToken(database, { token: String(token.token), id: sessionId, now });
  const account = findAccountWhere(database, "id = ?", accountId);
  return account && { id: sessionId, refreshToken, account, ...readAssurance(database, sessionId) };
}
