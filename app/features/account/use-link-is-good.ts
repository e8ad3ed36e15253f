import { useHydrated } from "~/ui/use-hydrated.ts";
import { useAccount, useAccountState } from "./account-context.tsx";

/**
 * Whether the address that was opened carried the recovery marker and no error (B§2, B§5). Null until the app runs: the
 * server never sees a fragment.
 */
export function useLinkIsGood(): boolean | null {
  const hydrated = useHydrated();
  const account = useAccount();
  // The account reads the address before the auth client clears it.
  useAccountState();
  return hydrated ? account().arrival.recovery : null;
}
