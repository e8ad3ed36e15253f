import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { useAccount, useAccountState } from "./account-context.tsx";
import type { LinkArrival } from "./link-arrival.ts";

/** Data of the mail link in the opened address. Null until hydration, because the server never sees a fragment. */
export function useLinkArrival(): LinkArrival | null {
  const hydrated = useHydrated();
  const account = useAccount();
  // The account reads the address before the auth client clears it.
  useAccountState();
  return hydrated ? account().arrival : null;
}
