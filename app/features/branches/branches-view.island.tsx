import { ButtonLink } from "~/components/controls/button.tsx";
import { Section } from "~/components/layout/section.tsx";
import type { BranchesPageWords, BranchWords } from "~/content/branches.types.ts";
import { type ContactBranchId, contactBranchIds } from "~/content/data/branch-facts.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { chatLink, clinic } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { contactHoursOf } from "~/opening-hours/branch-hours.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branches-view.module.css";
import { BranchCard, type BranchCardProps } from "./card/branch-card.tsx";
import type { OffersOfBranch } from "./card/branch-offers.ts";
import { BranchTabs } from "./card/branch-tabs.tsx";
import { OtherBranches } from "./card/other-branches.tsx";
import { useBranchChoice } from "./card/use-branch-choice.ts";
import { useScrollToCard } from "./card/use-scroll-to-card.ts";
import { HelpBox } from "./help-box.tsx";

export interface BranchesViewProps {
  words: Pick<BranchesPageWords, "selector" | "help">;
  branchWords: Readonly<Record<ContactBranchId, BranchWords>>;
  offers: Readonly<Record<BranchId, OffersOfBranch>>;
  hours: BranchCardProps["hours"];
  notices?: PageNotices | undefined;
  newTab: string;
  serverInstant: number;
}

/** The content of /branches: four tabs, the selected branch in full, the others and a help box beside it. */
export function BranchesView({
  words,
  branchWords,
  offers,
  hours,
  notices,
  newTab,
  serverInstant,
}: BranchesViewProps) {
  const exceptionalHours = useExceptionalHours();
  const { now, all, chosen } = useBranchChoice({
    page: "branches",
    ids: contactBranchIds,
    words: branchWords,
    hoursOf: (id) => contactHoursOf(id, exceptionalHours),
    serverInstant,
  });
  const { heading, onChoose } = useScrollToCard(chosen.id);
  const { selector, help } = words;
  return (
    <Section flush="start" className="screen-only">
      <BranchNotices notices={notices} place="all" now={now} className="below-5" />
      <BranchTabs branches={all} chosen={chosen.id} words={selector} />
      <div className={classNames("stack gap-7", styles.columns)}>
        <BranchCard
          branch={chosen}
          now={now}
          words={selector}
          hours={hours}
          notices={notices}
          newTab={newTab}
          heading={heading}
          offers={offers[chosen.id]}
          ticks={chosen.words.features}
          note={chosen.words.qualityNote}
        />
        <div className="stack gap-6 above-6">
          <OtherBranches
            branches={all.filter(({ id }) => id !== chosen.id)}
            words={selector}
            look="rows"
            onChoose={onChoose}
          />
          <HelpBox title={help.title} text={help.text}>
            <ButtonLink to={pathOf("booking")} size="small">
              {help.book}
            </ButtonLink>
            <ButtonLink href={`mailto:${clinic.email.value}`} size="small" variant="secondary">
              {help.contact}
            </ButtonLink>
            <ButtonLink
              href={chatLink(branches.main.whatsapp.value)}
              newTabLabel={newTab}
              size="small"
              variant="secondary"
              icon="whatsapp"
            >
              {help.chat}
            </ButtonLink>
          </HelpBox>
        </div>
      </div>
    </Section>
  );
}
