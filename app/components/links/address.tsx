import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/** The parts of the address that components use: the path, and the query with its `?`. */
export interface Address {
  pathname: string;
  search: string;
}

const ServedAddress = createContext<Address>({ pathname: "/", search: "" });

/** Provides the address of the request. */
export function AddressProvider({ value, children }: { value: Address; children: ReactNode }) {
  return <ServedAddress value={value}>{children}</ServedAddress>;
}

/** The current address; components re-render when it changes in place. */
export function useAddress(): Address {
  const served = useContext(ServedAddress);
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => served.search,
  );
  return { pathname: served.pathname, search };
}

/** Name of the event that is dispatched when the address changes in place. */
const queryChange = "querychange";

/**
 * Changes the address without leaving the page: a selection (a branch, a doctor) is in the address and nowhere else.
 * `to` includes the language of the page. `state` is stored as `history.state` of the entry.
 */
export function navigateInPlace(
  to: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  // The same address adds no history entry.
  if (replace || to === location.pathname + location.search) history.replaceState(state, "", to);
  else history.pushState(state, "", to);
  dispatchEvent(new Event(queryChange));
}

function watchAddress(onTurn: () => void): () => void {
  for (const name of [queryChange, "popstate"]) addEventListener(name, onTurn);
  return () => {
    for (const name of [queryChange, "popstate"]) removeEventListener(name, onTurn);
  };
}
