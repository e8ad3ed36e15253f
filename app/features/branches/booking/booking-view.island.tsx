import { Reveal } from "~/components/layout/reveal.tsx";
import { Section } from "~/components/layout/section.tsx";
import type { BookingWords, BranchWords } from "~/content/branches.types.ts";
import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { bookingHoursOf } from "~/opening-hours/branch-hours.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { BranchCard, type BranchCardProps } from "../card/branch-card.tsx";
import type { OffersOfBranch } from "../card/branch-offers.ts";
import { BranchTabs } from "../card/branch-tabs.tsx";
import { OtherBranches } from "../card/other-branches.tsx";
import { useBranchChoice } from "../card/use-branch-choice.ts";
import { useScrollToCard } from "../card/use-scroll-to-card.ts";
import { ContactHours, type ContactHoursProps } from "./contact-hours.tsx";

/** Sections of /book-consultation are revealed 50 px inside the window (REQ-HOME-9). */
export const bookingMargin = "0px 0px -50px 0px";

export interface BookingViewProps {
  words: Pick<BookingWords, "selector" | "chatMessage" | "contactHours">;
  branchWords: Readonly<Record<BranchId, BranchWords>>;
  offers: Readonly<Record<BranchId, OffersOfBranch>>;
  hours: BranchCardProps["hours"];
  notices?: PageNotices | undefined;
  contactHours: Omit<ContactHoursProps, "words">;
  newTab: string;
  serverInstant: number;
}

/** The branches of /book-consultation: five tabs, the selected branch in full, the others as cards. */
export function BookingView({
  words,
  branchWords,
  offers,
  hours,
  notices,
  contactHours,
  newTab,
  serverInstant,
}: BookingViewProps) {
  const exceptionalHours = useExceptionalHours();
  const { now, all, chosen } = useBranchChoice({
    page: "booking",
    ids: bookingBranchIds,
    words: branchWords,
    hoursOf: (id) => bookingHoursOf(id, exceptionalHours),
    serverInstant,
  });
  const { heading, onChoose } = useScrollToCard(chosen.id);
  const { selector } = words;
  return (
    <Section flush="start" className="screen-only">
      <BranchNotices notices={notices} place="all" now={now} className="below-5" />
      <BranchTabs branches={all} chosen={chosen.id} words={selector} />
      <BranchCard
        branch={chosen}
        now={now}
        words={selector}
        hours={hours}
        notices={notices}
        newTab={newTab}
        chatMessage={words.chatMessage}
        heading={heading}
        offers={offers[chosen.id]}
        ticks={chosen.words.services}
        contactNote={<ContactHours words={words.contactHours} {...contactHours} />}
      />
      <Reveal rootMargin={bookingMargin} className="apart">
        <OtherBranches
          branches={all.filter(({ id }) => id !== chosen.id)}
          words={selector}
          look="windows"
          onChoose={onChoose}
        />
      </Reveal>
    </Section>
  );
}
