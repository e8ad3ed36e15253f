import { EmptyState } from "~/components/layout/empty-state.tsx";
import { SectionHead } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import { type CareTeamId, careTeam } from "~/content/data/care-team.ts";
import type { CareTeamWords, DoctorsPageWords } from "~/content/doctors.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./care-team-group.module.css";
import { Portrait } from "./portrait.tsx";

export interface CareTeamGroupProps {
  ids: readonly CareTeamId[];
  people: Record<CareTeamId, CareTeamWords>;
  branchNames: Record<DoctorsBranchId, { shortName: string }>;
  words: DoctorsPageWords["team"];
  empty: DoctorsPageWords["empty"]["staff"];
}

/** The care team of a filter under smaller arches, or an empty state. */
export function CareTeamGroup({ ids, people, branchNames, words, empty }: CareTeamGroupProps) {
  return (
    <>
      <SectionHead title={words.title} lead={words.lead} />
      {ids.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} level={3} />
      ) : (
        <ul className="tiles">
          {ids.map((id) => (
            <li key={id} className={classNames("stack", styles.card)}>
              <Portrait id={id} words={people[id]} image={careTeam[id].image} sizes="11rem" />
              <div>
                <h3 className="title-5">
                  <Text>{people[id].name}</Text>
                </h3>
                <p className="secondary small">{people[id].role}</p>
                <p className="cluster secondary small">
                  {careTeam[id].branches.map((branch) => (
                    <span key={branch}>{branchNames[branch].shortName}</span>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
