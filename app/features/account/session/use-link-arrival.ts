import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { useAccount, useAccountState } from "./account-context.tsx";
import type { LinkArrival } from "./link-arrival.ts";

/**
 * Returns the data of the mail link in the address. Null until hydration, because the server does not receive the
 * fragment.
 */
export function useLinkArrival(): LinkArrival | null {
  const hydrated = useHydrated();
  const account = useAccount();
  // Opening the account reads the address before the auth client clears it.
  useAccountState();
  return hydrated ? account().arrival : null;
}
