import { useEffect, useRef } from "react";
import { TabPanel } from "~/components/controls/tabs.tsx";
import { Reveal } from "~/components/layout/reveal.tsx";
import { Section } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { navigateInPlace, useCurrentUrl } from "~/components/links/current-url.tsx";
import { Text } from "~/components/text/text.tsx";
import type { DoctorsBranchId } from "~/content/data/branch-facts.ts";
import type { CareTeamId } from "~/content/data/care-team.ts";
import type { DoctorId } from "~/content/data/doctors.ts";
import { irisGeneratorPath } from "~/content/data/iris-generator-path.ts";
import type {
  CareTeamWords,
  DoctorProfileWords,
  DoctorsPageWords,
} from "~/content/doctors.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { BranchFilter, branchFilterId, tabOf } from "./branch-filter.tsx";
import { BranchPanel, type FilterBranch } from "./branch-panel.tsx";
import { CareTeamGroup } from "./care-team-group.tsx";
import type { DoctorCardProps } from "./doctor-card.tsx";
import { cardLinkId, DoctorGroup, openedFromCard } from "./doctor-group.tsx";
import { DoctorProfile, type DoctorProfileProps } from "./doctor-profile.tsx";
import { type DoctorsChoice, doctorsChoice, doctorsPath } from "./doctors-path.ts";
import { getTeam, hasIllustration } from "./team.ts";

export interface DoctorsViewProps {
  words: Omit<DoctorsPageWords, "metadata" | "hero" | "breadcrumb" | "closing">;
  cardWords: DoctorCardProps["words"];
  people: Record<DoctorId, DoctorProfileWords>;
  careTeam: Record<CareTeamId, CareTeamWords>;
  branches: Record<DoctorsBranchId, FilterBranch>;
  /** The names of the branches in the other language. */
  otherNames: Record<DoctorsBranchId, string>;
  newTab: string;
  /** Opening status of the doctor's branch in the profile. */
  hours: DoctorProfileProps["hours"];
  serverInstant: number;
}

/**
 * The people of the clinic by branch, and the profile of one of them. Filter and profile are only in the address, so
 * that both can be shared and work as links without JavaScript.
 */
export function DoctorsView({
  words,
  cardWords,
  people,
  careTeam,
  branches,
  otherNames,
  newTab,
  ...renderTime
}: DoctorsViewProps) {
  const { search } = useCurrentUrl();
  const choice = doctorsChoice(new URLSearchParams(search));
  const { branch, doctor } = choice;
  const closeProfile = useProfileClosing(choice);
  const team = getTeam(branch);
  const tab = tabOf(branch);
  return (
    <Section flush="start">
      <BranchFilter branch={branch} words={words.filter} branchNames={branches} />
      <TabPanel of={branchFilterId} selected={tab} className="above-7">
        {branch && (
          <BranchPanel
            id={branch}
            branch={branches[branch]}
            otherName={otherNames[branch]}
            words={words.panel}
            newTab={newTab}
          />
        )}
        <Reveal replay={tab}>
          <DoctorGroup
            ids={team.doctors}
            branch={branch}
            people={people}
            title={words.doctorsTitle}
            empty={words.empty.doctors}
            cardWords={cardWords}
          />
        </Reveal>
        <Reveal replay={tab} className="apart">
          <CareTeamGroup
            ids={team.careTeam}
            people={careTeam}
            branchNames={branches}
            words={words.team}
            empty={words.empty.staff}
          />
        </Reveal>
        {hasIllustration(team) && (
          <p className="secondary above-7">
            <Text>{`${words.irises.text} `}</Text>
            <ArrowLink to={irisGeneratorPath}>{words.irises.link}</ArrowLink>
          </p>
        )}
      </TabPanel>
      {doctor && (
        <DoctorProfile
          id={doctor}
          person={people[doctor]}
          words={words.profile}
          branchNames={branches}
          onClose={closeProfile}
          {...renderTime}
        />
      )}
    </Section>
  );
}

/**
 * Restores the address of the list and the focus on the card after a profile has closed.
 * A profile that was opened here is closed by `history.back()`, so that back navigation does not open it again.
 */
function useProfileClosing({ branch, doctor }: DoctorsChoice): () => void {
  const language = useLanguage();
  const shown = useRef(doctor);
  useEffect(() => {
    const closed = shown.current;
    shown.current = doctor;
    // The dialog restores the focus itself, unless the profile was open on load.
    if (closed && !doctor && document.activeElement === document.body) {
      document.getElementById(cardLinkId(closed))?.focus();
    }
  }, [doctor]);
  return () => {
    // Back navigation has already closed it.
    if (!doctor) return;
    if (history.state?.profile === openedFromCard.profile) history.back();
    else {
      navigateInPlace(localizedPath(doctorsPath({ branch, doctor: null }), language), {
        replace: true,
      });
    }
  };
}
