import { Badge } from "~/components/indicators/badge.tsx";
import arch from "~/components/layout/arch.module.css";
import { PicturedRow, PicturedRows } from "~/components/layout/pictured-row.tsx";
import { QueryLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchSelectorWords } from "~/content/branches.types.ts";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
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
    <nav className="stack gap-6" aria-labelledby="other-branches">
      <h2 id="other-branches" className="title-3">
        <Text>{words.others}</Text>
      </h2>
      {look === "rows" ? (
        <PicturedRows>
          {branches.map((branch) => (
            <PicturedRow
              key={branch.id}
              picture={<BranchPicture branch={branch} />}
              title={<BranchLink branch={branch} onChoose={onChoose} />}
              end={<Status branch={branch} words={words} />}
            />
          ))}
        </PicturedRows>
      ) : (
        <ul className="tiles">
          {branches.map((branch) => (
            <li key={branch.id} className="stack start gap-3 link-area">
              <BranchPicture branch={branch} />
              <h3 className="title-4">
                <BranchLink branch={branch} onChoose={onChoose} />
              </h3>
              <Status branch={branch} words={words} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function BranchPicture({ branch: { id } }: { branch: BranchState }) {
  return (
    <div className={classNames("full square", arch.arch)}>
      <BranchScene {...pictureOf(id)} lazy className="fill" />
    </div>
  );
}

function BranchLink({
  branch: { id, words, to },
  onChoose,
}: { branch: BranchState } & Pick<OtherBranchesProps, "onChoose">) {
  return (
    <QueryLink to={to} className="stretched-link" onClick={() => onChoose(id)}>
      {words.name}
    </QueryLink>
  );
}

function Status({
  branch: { open },
  words,
}: { branch: BranchState } & Pick<OtherBranchesProps, "words">) {
  return <Badge kind={open ? "open" : "closed"}>{open ? words.open : words.closed}</Badge>;
}
