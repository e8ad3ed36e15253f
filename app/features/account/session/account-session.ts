import { AuthSessionMissingError, isAuthRetryableFetchError } from "@supabase/auth-js";
import {
  type AccountClient,
  type AccountSource,
  createAccountClient,
  deleteOwnAccount,
  sessionKey,
} from "./account-client.ts";
import { type AccountState, stateAfter } from "./account-state.ts";
import { type CarriedSession, readCarriedSession, readStoredOwner } from "./carried-session.ts";
import {
  hasSessionPart,
  type LinkArrival,
  readLinkArrival,
  refuse,
  withoutSession,
} from "./link-arrival.ts";
import { markMailLink, takeMailLinkMark } from "./link-mark.ts";
import { SessionStorage } from "./session-storage.ts";

/** An access token has to be good for so much longer, in milliseconds: nothing may end between our look at it and the client's. */
const margin = 10_000;

/** The account of one browser tab: its client, who is signed in, and the mail link that led here. */
export class AccountSession {
  readonly client: AccountClient;
  readonly storage = new SessionStorage();
  #arrival: LinkArrival;
  /** What the reader is asked about: a session, and what it would make of the arrival. */
  #offered: { session: CarriedSession; arrival: LinkArrival } | null = null;
  #state: AccountState = { status: "loading" };
  /** True from the deletion of the account until somebody signs in again. */
  #deleted = false;
  readonly #source: AccountSource;
  readonly #listeners = new Set<() => void>();

  /**
   * Takes over a session that the address carries, when this tab comes from our own page for mail links; asks
   * first when somebody else is signed in. Listens to every change from then on.
   */
  constructor(source: AccountSource) {
    this.#source = source;
    const { hash, search } = window.location;
    const key = sessionKey(source);
    this.#arrival = readLinkArrival(window.location);
    // The account service answers with a fragment; a session in the query is of somebody else's making.
    const fromConfirm = takeMailLinkMark() && !hasSessionPart(search);
    if (this.#arrival.session) this.#admit(hash, fromConfirm, this.storage.getItem(key));
    // Who came to choose a new password did not ask to be remembered.
    if (this.#arrival.recovery) this.storage.remember(false);
    const takes = this.#arrival.session && !this.#arrival.refused;
    this.client = createAccountClient(source, this.storage, takes);
    if (takes) void this.#takeOver(hash);
    this.client.onAuthStateChange((event, session) => {
      if (this.#offered) return;
      const stored = this.storage.getItem(key) !== null;
      const state = stateAfter(event, session, stored);
      // Another tab signed out: what this one keeps of the session is no longer worth anything.
      if (event === "SIGNED_OUT" && stored) this.storage.removeItem(key);
      if (state) this.#set(state);
      // Not inside the callback: the client waits for it, and would be waited for.
      else setTimeout(() => void this.check());
    });
  }

  /** What the address said of the mail link that led here. */
  get arrival(): LinkArrival {
    return this.#arrival;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): AccountState => this.#state;

  /**
   * Asks the service who is signed in. A session it refuses ends here too; one that cannot be asked about, because the
   * network fails, is kept.
   */
  async check(): Promise<void> {
    this.#set({ status: "loading" });
    const { data, error } = await this.client.getUser();
    if (data.user) this.#set({ status: "signed-in", user: data.user });
    else if (isAuthRetryableFetchError(error)) this.#set({ status: "unreachable" });
    else {
      await this.client.signOut({ scope: "local" });
      this.#set({ status: "signed-out" });
    }
  }

  /**
   * The reader's answer to the question whether the session of the link takes the place of theirs. Resolves with null,
   * or with what went wrong, and the question stands.
   */
  async answer(yes: boolean): Promise<unknown> {
    const offered = this.#offered;
    if (!offered) return null;
    // An access token that is over is proven by nobody: the client would ask for another one with the refresh token,
    // which may be of any account, and not of the one that the question named.
    if (yes && offered.session.until * 1000 < Date.now() + margin)
      return new AuthSessionMissingError();
    this.#offered = null;
    if (!yes) {
      // Nobody is to hold the session that nobody wanted; if the service does not hear of it, it ends by itself.
      void this.client.admin.signOut(offered.session.access_token, "local");
      await this.check();
      return null;
    }
    const refused = this.#arrival;
    this.#arrival = offered.arrival;
    this.storage.remember(!offered.arrival.recovery);
    const { error } = await this.client.setSession(offered.session);
    if (!error) return null;
    this.#arrival = refused;
    this.#offered = offered;
    return error;
  }

  /** Whether the account that was signed in last has been deleted here. */
  get deleted(): boolean {
    return this.#deleted;
  }

  /**
   * Deletes the account of who knows its password: a new sign-in proves it, as the service wants. Nobody is signed in
   * after that. Resolves with null, or with what the service said; throws what is no answer of it.
   */
  async delete(email: string, password: string): Promise<unknown> {
    const { data, error } = await this.client.signInWithPassword({ email, password });
    if (error) return error;
    const refused = await deleteOwnAccount(this.#source, data.session.access_token);
    if (refused) return refused;
    this.#deleted = true;
    // The service has ended every session; this one is left in the browser.
    await this.client.signOut({ scope: "local" });
    return null;
  }

  /** Decides over the session of the address before the client reads it. */
  #admit(hash: string, fromConfirm: boolean, kept: string | null): void {
    const session = fromConfirm ? readCarriedSession(hash) : null;
    const owner = readStoredOwner(kept);
    if (fromConfirm && (!owner || owner.id === session?.owner.id)) return;
    clearSession();
    const arrival = this.#arrival;
    this.#arrival = refuse(arrival);
    if (!session || !owner) return;
    this.#offered = { session, arrival };
    this.#state = { status: "asked", current: owner.email, offered: session.owner.email };
  }

  /** The client has read the address by now. Tokens leave it at once, without staying behind in the history. */
  async #takeOver(hash: string): Promise<void> {
    clearSession();
    const { error } = await this.client.initialize();
    if (!isAuthRetryableFetchError(error)) return;
    // The link may still be good: a reload tries it again.
    window.history.replaceState(window.history.state, "", hash);
    markMailLink();
  }

  #set(state: AccountState): void {
    if (state.status === "signed-in") this.#deleted = false;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function clearSession(): void {
  const { history, location } = window;
  history.replaceState(history.state, "", location.pathname + withoutSession(location.search));
}

const sessions = new Map<string, AccountSession>();

/** The one account of this tab. Only in the browser, and not before the page is drawn: it reads the address. */
export function openAccount(source: AccountSource): AccountSession {
  const open = sessions.get(source.url) ?? new AccountSession(source);
  sessions.set(source.url, open);
  return open;
}
