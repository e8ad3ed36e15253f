import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/** The parts of the URL that components use: the path, and the query with its `?`. */
export interface CurrentUrl {
  pathname: string;
  search: string;
}

const ServedUrl = createContext<CurrentUrl>({ pathname: "/", search: "" });

/** Provides the URL of the request. */
export function CurrentUrlProvider({
  value,
  children,
}: {
  value: CurrentUrl;
  children: ReactNode;
}) {
  return <ServedUrl value={value}>{children}</ServedUrl>;
}

/** The current URL; components re-render when it changes in place. */
export function useCurrentUrl(): CurrentUrl {
  const served = useContext(ServedUrl);
  const search = useSyncExternalStore(
    watchQuery,
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

function watchQuery(onChange: () => void): () => void {
  for (const name of [queryChange, "popstate"]) addEventListener(name, onChange);
  return () => {
    for (const name of [queryChange, "popstate"]) removeEventListener(name, onChange);
  };
}
