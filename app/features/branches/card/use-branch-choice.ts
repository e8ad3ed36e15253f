import { useCurrentUrl } from "~/components/links/current-url.tsx";
import type { BranchWords } from "~/content/branches.types.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { knownParameters, pathOf } from "~/content/data/pages.ts";
import { isBadgeOpen } from "~/opening-hours/badge-status.ts";
import type { BranchHours } from "~/opening-hours/branch-hours.ts";
import { useClock } from "~/opening-hours/use-clock.ts";

/** The pages with a selectable branch. */
type BranchPage = "branches" | "booking";

/** Words of the card and the tab of a branch, on either page. */
export type CardWords = Pick<BranchWords, "name" | "address" | "photo">;

/** A branch with its opening status at one time. */
export interface BranchState<Words extends CardWords = CardWords> {
  id: BranchId;
  words: Words;
  hours: BranchHours;
  open: boolean;
  /** The address that selects the branch. */
  to: string;
}

export interface BranchChoiceOptions<Id extends BranchId, Words extends CardWords> {
  page: BranchPage;
  /** In the order of the tabs; not empty, and the first is selected by default. */
  ids: readonly Id[];
  words: Readonly<Record<Id, Words>>;
  hoursOf: (id: Id) => BranchHours;
  /** Time of rendering. */
  serverInstant: number;
}

/**
 * Returns the selected branch and the current status of every branch. The selection is only in the address, so that
 * it can be shared and a link can change it; an unknown branch means the first.
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
  const { search } = useCurrentUrl();
  const requested = knownParameters(page, new URLSearchParams(search)).get("branch");
  const all = ids.map((id) => {
    const hours = hoursOf(id);
    const open = isBadgeOpen(hours, now);
    return { id, words: words[id], hours, open, to: addressOf(page, id, ids) };
  });
  // `ids` is never empty.
  const chosen = all.find(({ id }) => id === requested) ?? (all[0] as BranchState<Words>);
  return { now, all, chosen };
}

function addressOf(page: BranchPage, id: BranchId, ids: readonly BranchId[]): string {
  return id === ids[0] ? pathOf(page) : `${pathOf(page)}?branch=${id}`;
}
