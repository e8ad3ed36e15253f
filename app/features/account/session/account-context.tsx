import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";
import { useLocation, useNavigate } from "react-router";
import type { AccountSource } from "./account-client.ts";
import { type AccountSession, openAccount } from "./account-session.ts";
import type { AccountState } from "./account-state.ts";
import { keepRecoveryMarker } from "./link-arrival.ts";

const loading: AccountState = { status: "loading" };

const SourceContext = createContext<AccountSource | null>(null);

/** Provides the account source to the account pages. */
export function AccountProvider({
  source,
  children,
}: {
  source: AccountSource;
  children: ReactNode;
}) {
  useClearedFragment(source);
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** Returns a function that opens the account of this tab, the same at each render; for event handlers and effects. */
export function useAccount(): () => AccountSession {
  const source = useContext(SourceContext);
  if (!source) throw new Error("an account page outside of AccountProvider");
  return useCallback(() => openAccount(source), [source]);
}

/** Returns the state of the account, updated by every event. "Loading" on the server. */
export function useAccountState(): AccountState {
  const account = useAccount();
  return useSyncExternalStore(
    (listener) => account().subscribe(listener),
    () => account().getState(),
    () => loading,
  );
}

/** The router still has the removed tokens in its location and would restore them, and would remove the marker. */
function useClearedFragment(source: AccountSource): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const account = openAccount(source);
    if (!account.arrival.session || !hash.includes("access_token=")) return;
    const options = { replace: true, preventScrollReset: true };
    void Promise.resolve(navigate({ pathname, search }, options)).then(() =>
      keepRecoveryMarker(account),
    );
  }, [source, navigate, pathname, search, hash]);
}
