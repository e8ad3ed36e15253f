import { OmanMap } from "~/art/land/oman-map.tsx";
import type { BranchWords } from "~/content/branches-shape.ts";
import { branchPlaces } from "~/content/facts/branch-facts.ts";
import type { BranchId } from "~/content/facts/branches.ts";
import styles from "./branch-map.module.css";

/** Where each name stands beside its mark without touching a neighbour. */
const sides = {
  main: "east",
  sohar: "east",
  salalah: "above",
  nizwa: "west",
  sur: "west",
} as const satisfies Record<BranchId, string>;

/** The branches of a page on the drawn map; phones have no room for it. */
export function BranchMap<Id extends BranchId>({
  ids,
  words,
  label,
  small,
}: {
  ids: readonly Id[];
  words: Readonly<Record<Id, BranchWords>>;
  label: string;
  /** For a page whose opening has few words. */
  small?: boolean;
}) {
  const marks = ids.map((id) => {
    const { latitude, longitude, isMainBranch } = branchPlaces[id];
    return { id, name: words[id].city, latitude, longitude, main: isMainBranch, side: sides[id] };
  });
  return <OmanMap marks={marks} label={label} className={small ? styles.small : styles.map} />;
}
