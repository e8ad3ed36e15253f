import { useAddress } from "~/components/links/address.tsx";
import type { BranchWords } from "~/content/branches.types.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { knownParameters, pathOf } from "~/content/data/pages.ts";
import { isOpen } from "~/opening-hours/badge-status.ts";
import type { BranchHours } from "~/opening-hours/branch-hours.ts";
import { useClock } from "~/opening-hours/use-clock.ts";

/** The pages on which a branch is chosen. */
type BranchPage = "branches" | "booking";

/** Words of the card and the tab of a branch, on either page. */
export type CardWords = Pick<BranchWords, "name" | "address" | "photo">;

/** A branch as a page shows it at one moment. */
export interface BranchState<Words extends CardWords = CardWords> {
  id: BranchId;
  words: Words;
  hours: BranchHours;
  open: boolean;
  /** The address at which the branch is the chosen one. */
  to: string;
}

export interface BranchChoiceOptions<Id extends BranchId, Words extends CardWords> {
  page: BranchPage;
  /** In the order of the tabs; at least one, and the first is chosen at the start. */
  ids: readonly Id[];
  words: Readonly<Record<Id, Words>>;
  hoursOf: (id: Id) => BranchHours;
  /** Time of rendering. */
  serverInstant: number;
}

/**
 * The branch in the address, and the current status of every branch. The choice is only in the address, so it
 * can be shared, and a link is enough to change it; an address that names none of ours means the first.
 */
export function useBranchChoice<Id extends BranchId, Words extends CardWords>({
  page,
  ids,
  words,
  hoursOf,
  serverInstant,
}: BranchChoiceOptions<Id, Words>): {
  now: number;
  all: BranchState<Words>[];
  chosen: BranchState<Words>;
} {
  const now = useClock(serverInstant);
  const { search } = useAddress();
  const asked = knownParameters(page, new URLSearchParams(search)).get("branch");
  const all = ids.map((id) => {
    const hours = hoursOf(id);
    const open = isOpen(hours, now);
    return { id, words: words[id], hours, open, to: addressOf(page, id, ids) };
  });
  // There is always a first (see `ids`).
  const chosen = all.find(({ id }) => id === asked) ?? (all[0] as BranchState<Words>);
  return { now, all, chosen };
}

function addressOf(page: BranchPage, id: BranchId, ids: readonly BranchId[]): string {
  return id === ids[0] ? pathOf(page) : `${pathOf(page)}?branch=${id}`;
}
