import { Badge } from "~/components/indicators/badge.tsx";
import { QueryLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchSelectorWords } from "~/content/branches.types.ts";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./other-branches.module.css";
import type { BranchState } from "./use-branch-choice.ts";

export interface OtherBranchesProps {
  branches: readonly BranchState[];
  words: BranchSelectorWords;
  /** Cards side by side, or rows for a sidebar. */
  look: "windows" | "rows";
  onChoose: (id: string) => void;
}

/** The other branches, each with its illustration and its opening status; a click selects it. */
export function OtherBranches({ branches, words, look, onChoose }: OtherBranchesProps) {
  return (
    <nav className={classNames("stack gap-6", styles[look])} aria-labelledby="other-branches">
      <h2 id="other-branches" className="title-3">
        <Text>{words.others}</Text>
      </h2>
      <ul className={styles.list}>
        {branches.map(({ id, words: { name }, open, to }) => (
          <li key={id} className={classNames("stack start gap-3", styles.branch)}>
            <div className={classNames("arched", styles.window)}>
              <BranchScene {...pictureOf(id)} lazy className="fill" />
            </div>
            <h3 className={classNames("title-4", styles.name)}>
              <QueryLink to={to} className="stretched-link" onClick={() => onChoose(id)}>
                {name}
              </QueryLink>
            </h3>
            <Badge kind={open ? "open" : "shut"}>{open ? words.open : words.closed}</Badge>
          </li>
        ))}
      </ul>
    </nav>
  );
}
