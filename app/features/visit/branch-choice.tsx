import { Text } from "~/components/text/text.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-choice.module.css";

/** The five branches as arched pictures of their landscapes; a selected one has a bar and a bold name. */
export function BranchChoice({
  legend,
  branchWords,
  selected,
  onChange,
}: {
  legend: string;
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
  /** One branch, or several that are chosen independently. */
  selected: BranchId | readonly BranchId[];
  /** Called with the branch whose choice changes. */
  onChange: (id: BranchId) => void;
}) {
  return (
    <fieldset>
      <legend className="legend">
        <Text>{legend}</Text>
      </legend>
      <div className={classNames("gap-2", styles.branches)}>
        {branchIds.map((id) => (
          <label key={id} className={classNames("relative", styles.branch)}>
            <input
              type={typeof selected === "string" ? "radio" : "checkbox"}
              name="branch"
              className="invisible-input"
              checked={selected === id || selected.includes(id)}
              data-live=""
              onChange={() => onChange(id)}
            />
            <span className={styles.picture}>
              <BranchScene {...pictureOf(id)} className="branch-window" lazy />
            </span>
            <span className={classNames("break-anywhere", styles.name)}>
              <Text>{branchWords[id].shortName}</Text>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
