import type { BranchWords } from "~/content/branches.types.ts";
import { branchFacts } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { OmanMap } from "~/illustrations/scenery/oman-map.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-map.module.css";

/** Position of each name relative to its mark, so that names do not overlap. */
const sides = {
  main: "east",
  sohar: "east",
  salalah: "above",
  nizwa: "west",
  sur: "west",
} as const satisfies Record<BranchId, string>;

/** The branches of a page on the map of Oman; hidden on phones. */
export function BranchMap<Id extends BranchId>({
  ids,
  words,
  label,
}: {
  ids: readonly Id[];
  words: Readonly<Record<Id, BranchWords>>;
  label: string;
}) {
  const marks = ids.map((id) => {
    const { latitude, longitude, isMainBranch } = branchFacts[id];
    return { id, name: words[id].city, latitude, longitude, main: isMainBranch, side: sides[id] };
  });
  return <OmanMap marks={marks} label={label} className={classNames("screen-only", styles.map)} />;
}
