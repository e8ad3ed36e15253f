import { AuthSessionMissingError, isAuthRetryableFetchError } from "@supabase/auth-js";
import type { FlashMessage } from "~/content/account.types.ts";
import {
  type AccountClient,
  type AccountSource,
  createAccountClient,
  deleteOwnAccount,
  sessionKey,
} from "./account-client.ts";
import { type AccountState, stateAfter } from "./account-state.ts";
import { type FragmentSession, readFragmentSession, readStoredOwner } from "./fragment-session.ts";
import {
  hasSessionPart,
  keepRecoveryMarker,
  type LinkArrival,
  readLinkArrival,
  refuse,
  withoutSession,
} from "./link-arrival.ts";
import { markMailLink, takeMailLinkMark } from "./link-mark.ts";
import { SessionStorage } from "./session-storage.ts";

/** Minimum remaining validity of an access token in milliseconds, so that it does not expire before the client uses it. */
const margin = 10_000;

/** Ends of a session that the sign-in page explains. */
type EndMessage = Extract<FlashMessage, "accountDeleted" | "signedOutHere">;

/** The account of one browser tab: its client, its state, and the mail link that was opened. */
export class AccountSession {
  readonly client: AccountClient;
  readonly storage = new SessionStorage();
  #arrival: LinkArrival;
  /** The session that a pending question offers, and the arrival to set when it is accepted. */
  #offered: { session: FragmentSession; arrival: LinkArrival } | null = null;
  #state: AccountState = { status: "loading" };
  /** Why this tab is signed out, for the sign-in page; null after a sign-in. */
  #endMessage: EndMessage | null = null;
  readonly source: AccountSource;
  readonly #listeners = new Set<() => void>();

  /**
   * Takes over the session in the address when this tab comes from the confirmation page; asks first when another
   * account is signed in. Subscribes to all later changes.
   */
  constructor(source: AccountSource) {
    this.source = source;
    const { hash, search } = window.location;
    const key = sessionKey(source);
    this.#arrival = readLinkArrival(window.location);
    // The account service uses the fragment; a session in the query is not from it.
    const fromConfirm = takeMailLinkMark() && !hasSessionPart(search);
    if (this.#arrival.session) this.#admit(hash, fromConfirm, this.storage.getItem(key));
    // A password recovery does not imply "remember me".
    if (this.#arrival.recovery) this.storage.remember(false);
    const takes = this.#arrival.session && !this.#arrival.refused;
    this.client = createAccountClient(source, this.storage, takes);
    if (takes) void this.#takeOver(hash);
    this.client.onAuthStateChange((event, session) => {
      if (this.#offered) return;
      const stored = this.storage.getItem(key) !== null;
      const state = stateAfter(event, session, stored);
      // Another tab signed out, so this tab's copy of the session is invalid.
      if (event === "SIGNED_OUT" && stored) this.storage.removeItem(key);
      if (state) this.#set(state);
      // Deferred, because the client waits for this callback and would deadlock.
      else setTimeout(() => void this.check());
    });
  }

  /** Data of the mail link in the address. */
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
   * Requests the user from the service. A rejected session ends here too; when the request fails because of the
   * network, the session stays.
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

  /** Keeps the current session and ends that of the link. */
  async declineOffered(): Promise<void> {
    const offered = this.#offered;
    if (!offered) return;
    this.#offered = null;
    // If the request fails, the session expires by itself.
    void this.client.admin.signOut(offered.session.access_token, "local");
    await this.check();
  }

  /** Replaces the current session with that of the link. Resolves with null, or with an error while the question stays. */
  async acceptOffered(): Promise<unknown> {
    const offered = this.#offered;
    if (!offered) return null;
    // An expired access token proves nothing: the client would renew it with the refresh token, which may belong to
    // an account that the question did not name.
    if (offered.session.until * 1000 < Date.now() + margin) return new AuthSessionMissingError();
    this.#offered = null;
    const refused = this.#arrival;
    this.#arrival = offered.arrival;
    this.storage.remember(!offered.arrival.recovery);
    const { error } = await this.client.setSession(offered.session);
    if (!error) return keepRecoveryMarker(this).then(() => null);
    this.#arrival = refused;
    this.#offered = offered;
    return error;
  }

  /** The message of the sign-in page about the end of the last session of this tab. */
  get endMessage(): EndMessage | null {
    return this.#endMessage;
  }

  /**
   * Signs out on every device. When the service cannot be reached, the session is removed from this device only, because
   * the next person at it must not find the account open.
   */
  async signOut(): Promise<void> {
    const { error } = await this.client.signOut();
    if (!error) return;
    this.#endMessage = "signedOutHere";
    await this.client.signOut({ scope: "local" });
  }

  /**
   * Deletes the account. A new sign-in proves the password, as the service requires. Afterwards the browser is signed
   * out. Resolves with null, or with the error of the service; throws other errors.
   */
  async delete(email: string, password: string): Promise<unknown> {
    const { data, error } = await this.client.signInWithPassword({ email, password });
    if (error) return error;
    const refused = await deleteOwnAccount(this.source, data.session.access_token);
    if (refused) return refused;
    this.#endMessage = "accountDeleted";
    // The service has ended every session; the browser's copy remains.
    await this.client.signOut({ scope: "local" });
    return null;
  }

  /** Decides whether the client may read the session in the address. */
  #admit(hash: string, fromConfirm: boolean, stored: string | null): void {
    const session = fromConfirm ? readFragmentSession(hash) : null;
    const owner = readStoredOwner(stored);
    if (fromConfirm && (!owner || owner.id === session?.owner.id)) return;
    clearSession();
    const arrival = this.#arrival;
    this.#arrival = refuse(arrival);
    if (!session || !owner) return;
    this.#offered = { session, arrival };
    this.#state = { status: "link-question", current: owner.email, offered: session.owner.email };
  }

  /** The client has read the address. The tokens are removed from it at once, and from the history. */
  async #takeOver(hash: string): Promise<void> {
    clearSession();
    const { error } = await this.client.initialize();
    if (!isAuthRetryableFetchError(error)) return;
    // The link may still be valid: a reload retries.
    window.history.replaceState(window.history.state, "", hash);
    markMailLink();
  }

  #set(state: AccountState): void {
    if (state.status === "signed-in") this.#endMessage = null;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function clearSession(): void {
  const { history, location } = window;
  history.replaceState(history.state, "", location.pathname + withoutSession(location.search));
}

const sessions = new Map<string, AccountSession>();

/** Opens the account of this tab. Browser only, and after the first render, because it reads the address. */
export function openAccount(source: AccountSource): AccountSession {
  const open = sessions.get(source.url) ?? new AccountSession(source);
  sessions.set(source.url, open);
  return open;
}
