import { BranchScene } from "~/art/land/branch-scene.tsx";
import type { BranchSelectorWords } from "~/content/branches-shape.ts";
import { pictureOf } from "~/content/facts/branch-facts.ts";
import { classNames } from "~/styles/class-names.ts";
import { TurnLink } from "~/ui/links/link.tsx";
import { Badge } from "~/ui/signs/badge.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./other-branches.module.css";
import type { BranchState } from "./use-branch-choice.ts";

export interface OtherBranchesProps {
  branches: readonly BranchState[];
  words: BranchSelectorWords;
  /** Windows side by side, or rows for a sidebar. */
  look: "windows" | "rows";
  onChoose: (id: string) => void;
}

/** The branches beside the chosen one, each with its landscape and how it stands now; a press chooses it. */
export function OtherBranches({ branches, words, look, onChoose }: OtherBranchesProps) {
  return (
    <nav className={classNames(styles.others, styles[look])} aria-labelledby="other-branches">
      <h2 id="other-branches" className={styles.title}>
        <Text>{words.others}</Text>
      </h2>
      <ul className={styles.list}>
        {branches.map(({ id, words: { name }, open, to }) => (
          <li key={id} className={styles.branch}>
            <div className={styles.window}>
              <BranchScene {...pictureOf(id)} lazy />
            </div>
            <h3 className={styles.name}>
              <TurnLink to={to} className={styles.link} onClick={() => onChoose(id)}>
                {name}
              </TurnLink>
            </h3>
            <Badge kind={open ? "open" : "shut"}>{open ? words.open : words.closed}</Badge>
          </li>
        ))}
      </ul>
    </nav>
  );
}
