import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { AccountSource } from "./account-client.ts";
import { type AccountSession, openAccount } from "./account-session.ts";
import type { AccountState } from "./account-state.ts";

const loading: AccountState = { status: "loading" };

const SourceContext = createContext<AccountSource | null>(null);

/** Where the account pages inside find their account. */
export function AccountProvider({
  source,
  children,
}: {
  source: AccountSource;
  children: ReactNode;
}) {
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** Opens the account of this tab; for event handlers and effects. */
export function useAccount(): () => AccountSession {
  const source = useContext(SourceContext);
  if (!source) throw new Error("an account page outside of AccountProvider");
  return () => openAccount(source);
}

/** Who is signed in, from the first event to the last (B§4). Loading on the server. */
export function useAccountState(): AccountState {
  const account = useAccount();
  return useSyncExternalStore(
    (listener) => account().subscribe(listener),
    () => account().getState(),
    () => loading,
  );
}
