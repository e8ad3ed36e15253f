import { isAuthRetryableFetchError } from "@supabase/auth-js";
import {
  type AccountClient,
  type AccountSource,
  createAccountClient,
  sessionKey,
} from "./account-client.ts";
import { type AccountState, stateAfter } from "./account-state.ts";
import { type LinkArrival, readLinkArrival } from "./link-arrival.ts";
import { SessionStorage } from "./session-storage.ts";

/** The account of one browser tab: its client, who is signed in, and the mail link that led here. */
export class AccountSession {
  readonly client: AccountClient;
  readonly storage = new SessionStorage();
  readonly arrival: LinkArrival;
  /** Resolves with what went wrong in taking over the session of the address, or null. */
  readonly taken: Promise<unknown>;
  #state: AccountState = { status: "loading" };
  readonly #listeners = new Set<() => void>();

  /** Takes over a session that the address carries, and listens to every change from then on (B§4). */
  constructor(source: AccountSource) {
    const { hash } = window.location;
    this.arrival = readLinkArrival(window.location);
    // Who came to choose a new password did not ask to be remembered.
    if (this.arrival.recovery) this.storage.remember(false);
    this.client = createAccountClient(source, this.storage);
    this.taken = this.#takeOver(hash);
    const key = sessionKey(source);
    this.client.onAuthStateChange((event, session) => {
      const stored = this.storage.getItem(key) !== null;
      const state = stateAfter(event, session, stored);
      // Another tab signed out: what this one keeps of the session is no longer worth anything.
      if (event === "SIGNED_OUT" && stored) this.storage.removeItem(key);
      if (state) this.#set(state);
      // Not inside the callback: the client waits for it, and would be waited for.
      else setTimeout(() => void this.check());
    });
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

  /** The client has read the address by now. Tokens leave it at once, without staying behind in the history. */
  async #takeOver(hash: string): Promise<unknown> {
    if (!this.arrival.session) return null;
    const { history, location } = window;
    history.replaceState(history.state, "", location.pathname + location.search);
    const { error } = await this.client.initialize();
    // The link may still be good: a reload tries it again.
    if (isAuthRetryableFetchError(error)) history.replaceState(history.state, "", hash);
    return error;
  }

  #set(state: AccountState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const sessions = new Map<string, AccountSession>();

/** The one account of this tab. Only in the browser, and not before the page is drawn: it reads the address. */
export function openAccount(source: AccountSource): AccountSession {
  const open = sessions.get(source.url) ?? new AccountSession(source);
  sessions.set(source.url, open);
  return open;
}
