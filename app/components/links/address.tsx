import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/** What of its own address a page follows: the path, and the query with its `?`. */
export interface Address {
  pathname: string;
  search: string;
}

const ServedAddress = createContext<Address>({ pathname: "/", search: "" });

/** Tells every component below at which address the page was served. */
export function AddressProvider({ value, children }: { value: Address; children: ReactNode }) {
  return <ServedAddress value={value}>{children}</ServedAddress>;
}

/** The address of the page in hand; components follow when it turns in place. */
export function useAddress(): Address {
  const served = useContext(ServedAddress);
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => served.search,
  );
  return { pathname: served.pathname, search };
}

/** Name of the event that tells the page that its address has turned in place. */
const queryChange = "querychange";

/**
 * Turns the address without leaving the page: what is chosen (a branch, a doctor) is in the address and nowhere else.
 * `to` has the language of the page already. `state` comes back with `history.state` on this entry.
 */
export function navigateInPlace(
  to: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  // The view in hand once more is no step.
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
