import type { BookingWords, BranchWords } from "~/content/branches-shape.ts";
import { bookingBranchIds, branchPlaces } from "~/content/facts/branch-facts.ts";
import type { BranchId } from "~/content/facts/branches.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import { bookingHoursOf } from "~/hours/branch-hours.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatAtLeast } from "~/i18n/numerals.ts";
import { Reveal } from "~/ui/layout/reveal.tsx";
import { Section } from "~/ui/layout/section.tsx";
import { BranchCard } from "../card/branch-card.tsx";
import { type FurtherTreatments, listOffers } from "../card/branch-offers.ts";
import { BranchTabs } from "../card/branch-tabs.tsx";
import { CardFacts } from "../card/card-facts.tsx";
import { OtherBranches } from "../card/other-branches.tsx";
import { useBranchChoice } from "../card/use-branch-choice.ts";
import { useWayToCard } from "../card/use-way-to-card.ts";
import styles from "./booking-view.module.css";

/** Sections of /book-consultation wait until they are 50 px inside the window (A§2). */
export const bookingMargin = "0px 0px -50px 0px";

export const shownOnBooking = ["name", "address", "specialties", "services", "photo"] as const;

type ShownWords = Pick<BranchWords, (typeof shownOnBooking)[number]>;

export interface BookingViewProps {
  words: Pick<BookingWords, "selector" | "services" | "chatMessage">;
  branchWords: Readonly<Record<BranchId, ShownWords>>;
  /** What the doctors of a branch treat beyond what it lists. */
  further: FurtherTreatments;
  hours: HoursWords;
  newTab: string;
  serverInstant: number;
}

/** The branches of /book-consultation: five tabs, the chosen one in full, the others as windows (A§2). */
export function BookingView({
  words,
  branchWords,
  further,
  hours,
  newTab,
  serverInstant,
}: BookingViewProps) {
  const { locale } = useLanguage();
  const { now, all, chosen } = useBranchChoice({
    page: "booking",
    ids: bookingBranchIds,
    words: branchWords,
    hoursOf: bookingHoursOf,
    serverInstant,
  });
  const { heading, onChoose } = useWayToCard(chosen.id);
  const { selector } = words;
  const alsoHere = further[chosen.id];
  const facts = [
    { label: selector.staff, values: [formatAtLeast(branchPlaces[chosen.id].staff, locale)] },
    {
      label: selector.specialties,
      values: listOffers(chosen.id, chosen.words.specialties, selector.askDoctor),
    },
    ...(alsoHere?.length ? [{ label: selector.further, values: alsoHere }] : []),
    { label: words.services, values: chosen.words.services },
  ];
  return (
    <Section flush="start">
      <BranchTabs branches={all} chosen={chosen.id} words={selector} />
      <BranchCard
        branch={chosen}
        now={now}
        words={selector}
        hours={hours}
        newTab={newTab}
        chatMessage={words.chatMessage}
        heading={heading}
      >
        <CardFacts facts={facts} />
      </BranchCard>
      <Reveal rootMargin={bookingMargin} className={styles.others}>
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
