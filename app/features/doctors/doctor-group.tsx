import { EmptyState } from "~/components/layout/empty-state.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import type { DoctorId } from "~/content/data/doctors.ts";
import type { DoctorsPageWords, DoctorWords } from "~/content/doctors.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./doctor-card.module.css";
import { DoctorCard, type DoctorCardProps } from "./doctor-card.tsx";
import { doctorsPath } from "./doctors-path.ts";

/** Returns the id of the link on a doctor's card, which gets the focus back. */
export function cardLinkId(id: DoctorId): string {
  return `doctor-${id}`;
}

/** History state of a profile that was opened from a card on this page: closing it goes back in the history. */
export const openedFromCard = { profile: "opened here" } as const;

export interface DoctorGroupProps {
  ids: readonly DoctorId[];
  branch: DoctorsBranchId | null;
  people: Record<DoctorId, DoctorWords>;
  title: string;
  empty: DoctorsPageWords["empty"]["doctors"];
  cardWords: DoctorCardProps["words"];
}

/** The doctors of a filter as cards that open their profiles, or an empty state. */
export function DoctorGroup({ ids, branch, people, title, empty, cardWords }: DoctorGroupProps) {
  if (ids.length === 0) return <EmptyState title={empty.title} text={empty.text} />;
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <ul className={classNames("tiles wide-tiles query-container", styles.all)}>
        {ids.map((id) => (
          <DoctorCard
            key={id}
            id={id}
            person={people[id]}
            words={cardWords}
            link={{
              id: cardLinkId(id),
              to: doctorsPath({ branch, doctor: id }),
              state: openedFromCard,
              inPlace: true,
            }}
          />
        ))}
      </ul>
    </>
  );
}
