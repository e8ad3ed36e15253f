import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, vi } from "vitest";
import { mulberry32 } from "../../../app/illustrations/svg/random.ts";
import { openDatabase } from "../data-directory/database.ts";
import { prepareSchema } from "../schema/schema.ts";
import type { Account } from "./account.ts";
import { type AccountStore, createAccountStore } from "./account-store.ts";
import { createRefreshToken } from "./refresh-token-rotation.ts";
import {
  daySeconds,
  expectedRotation,
  expiryReason,
  type Session,
  sessionLimits,
} from "./session-model-fixture.ts";
import { maxSessions } from "./sessions.ts";

const emails = ["one@clinic.example", "two@clinic.example"] as const;

/**
 * A model test: applies random actions to a store with two accounts, and compares each result with the model. The clock
 * is Vitest's.
 */
export class SessionModelTest {
  readonly #random: () => number;
  /** Few long sessions for even seeds, many short ones for odd seeds. */
  readonly #fewSessions: boolean;
  readonly #file = join(mkdtempSync(join(tmpdir(), "sessions-")), "app.db");
  readonly #sessions: Session[] = [];
  #database: DatabaseSync;
  #store: AccountStore;

  constructor(seed: number) {
    this.#random = mulberry32(seed);
    this.#fewSessions = seed % 2 === 0;
    this.#database = this.#open();
    this.#store = createAccountStore(this.#database, sessionLimits);
    for (const email of emails) {
      this.#store.createAccount({ email, passwordHash: "first", token: email });
      this.#store.useMailLink("signup", email);
    }
    this.#database.exec(`delete from "auth.sessions"`);
  }

  /** Applies one random action and compares all sessions with the model. */
  step(): void {
    const { signIn, refresh, forge, wait, signOut, changePassword, restart, deleteExpired } = this;
    const frequent = this.#fewSessions
      ? [refresh, refresh, refresh, forge, wait]
      : [signIn, signIn, refresh, refresh, forge, wait];
    const rare = [signOut, changePassword, restart, deleteExpired];
    if (this.#activeOf(0).length + this.#activeOf(1).length === 0) this.signIn();
    vi.setSystemTime(Date.now() + 1);
    this.#pick(this.#random() < 0.04 ? rare : frequent)?.call(this);
    const rows = this.#database.prepare(`select id, count(token) as active from "auth.sessions"
      left join "auth.refresh_tokens" on session_id = id and revoked = 0 group by id order by id`);
    const known = this.#sessions.filter(({ state }) => state !== "ended");
    expect(rows.all().map(({ id, active }) => `${id} ${active}`)).toEqual(
      known.map(({ id, state }) => `${id} ${state === "open" ? 1 : 0}`).toSorted(),
    );
  }

  /** The newest token of each active session still works. */
  end(): void {
    for (const session of this.#sessions.filter(({ state }) => state === "open")) {
      this.#rotate(session, session.tokens.at(-1) ?? "");
    }
    this.#database.close();
  }

  signIn(): void {
    const owner = this.#random() < 0.5 ? 0 : 1;
    const { id = "", refreshToken = "" } = this.#store.openSession(this.#account(owner)) ?? {};
    const now = Date.now();
    this.#sessions.push({
      id,
      owner,
      began: now,
      used: now,
      tokens: [refreshToken],
      state: "open",
    });
    const byUse = this.#activeOf(owner).toSorted((one, other) => other.used - one.used);
    for (const session of byUse.slice(maxSessions)) session.state = "ended";
  }

  /** Sends any token of a session, one to three times. */
  refresh(): void {
    const session = this.#pick(this.#sessions);
    const oldest = this.#fewSessions ? 2.02 : (session?.tokens.length ?? 0);
    const back = Math.floor(this.#random() * oldest);
    const token = session?.tokens.at(-1 - back);
    const calls = 1 + Math.floor(this.#random() * 3);
    for (let call = 0; session && token && call < calls; call += 1) {
      this.#rotate(session, token);
    }
  }

  forge(): void {
    expect(this.#store.rotateRefreshToken(createRefreshToken())).toBe("unknown");
    expect(this.#store.rotateRefreshToken(`${this.#pick(this.#sessions)?.tokens.at(-1)} `)).toBe(
      "unknown",
    );
  }

  signOut(): void {
    const { session, found } = this.#signedIn();
    const scope = this.#pick(["local", "others", "global"] as const);
    if (!session || !found || !scope) return;
    this.#store.endSessions(found, scope);
    for (const other of this.#activeOf(session.owner)) {
      if (scope === "global" || (other === session) === (scope === "local")) other.state = "ended";
    }
  }

  changePassword(): void {
    const { session, found } = this.#signedIn();
    if (!session || !found) return;
    const { passwordHash } = found.account;
    const by = { passwordHash };
    const change = { sessionId: session.id, passwordHash: `${this.#random()}`, by };
    expect(this.#store.setPassword(change)).toBe(true);
    // The authorization refers to the old password.
    expect(this.#store.setPassword(change)).toBe(false);
    expect(this.#store.openSession(found.account)).toBeUndefined();
    for (const other of this.#activeOf(session.owner)) if (other !== session) other.state = "ended";
  }

  wait(): void {
    const longest = this.#fewSessions
      ? 24 * daySeconds
      : this.#random() < 0.05
        ? 40 * daySeconds
        : 3600;
    vi.setSystemTime(Date.now() + this.#random() * longest * 1000);
  }

  restart(): void {
    this.#database.close();
    this.#database = this.#open();
    this.#store = createAccountStore(this.#database, sessionLimits);
  }

  deleteExpired(): void {
    this.#store.deleteExpiredSessions(new Date());
    for (const session of this.#sessions) if (expiryReason(session)) session.state = "ended";
  }

  #rotate(session: Session, token: string): void {
    const expected = expectedRotation(session, token);
    const rotation = this.#store.rotateRefreshToken(token);
    if (typeof rotation !== "object") {
      expect(rotation).toBe(expected);
      if (rotation === "already used") session.state = "stolen";
      return;
    }
    expect([rotation.id, rotation.account.email]).toEqual([session.id, emails[session.owner]]);
    session.used = Date.now();
    if (expected === "next token") {
      expect(this.#sessions.flatMap(({ tokens }) => tokens)).not.toContain(rotation.refreshToken);
      session.tokens.push(rotation.refreshToken);
    } else expect(rotation.refreshToken).toBe(expected);
  }

  #signedIn() {
    const session = this.#pick(this.#sessions.filter(({ state }) => state !== "ended"));
    const found = session && this.#store.findSession(session.id, this.#account(session.owner).id);
    const other =
      session && this.#store.findSession(session.id, this.#account(1 - session.owner).id);
    expect([found?.sessionId, other]).toEqual([session?.id, session ? null : undefined]);
    return { session, found };
  }

  #activeOf(owner: number): Session[] {
    return this.#sessions.filter((session) => session.owner === owner && session.state !== "ended");
  }

  #account(owner: number): Account {
    return this.#store.findAccount(emails[owner] ?? "") as Account;
  }

  #open(): DatabaseSync {
    const database = openDatabase(this.#file);
    prepareSchema(database, "");
    // The test does not cut the power.
    database.exec("pragma synchronous = off");
    return database;
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#random() * from.length)];
  }
}
