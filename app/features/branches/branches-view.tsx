import { BadgeCheck } from "lucide";
import type { BranchesPageWords, BranchWords } from "~/content/branches-shape.ts";
import {
  branchPlaces,
  type ContactBranchId,
  contactBranchIds,
} from "~/content/facts/branch-facts.ts";
import { type BranchId, branches } from "~/content/facts/branches.ts";
import { chatLink, clinic } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import { contactHoursOf } from "~/hours/branch-hours.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { formatAtLeast } from "~/i18n/numerals.ts";
import { pluralize } from "~/i18n/plural.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Section } from "~/ui/layout/section.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import { Icon } from "~/ui/signs/icon.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./branches-view.module.css";
import { BranchCard } from "./card/branch-card.tsx";
import { type FurtherTreatments, listOffers } from "./card/branch-offers.ts";
import { BranchTabs } from "./card/branch-tabs.tsx";
import { CardFacts } from "./card/card-facts.tsx";
import { OtherBranches } from "./card/other-branches.tsx";
import { useBranchChoice } from "./card/use-branch-choice.ts";
import { useWayToCard } from "./card/use-way-to-card.ts";
import { HelpBox } from "./help-box.tsx";

export const shownOnBranches = [
  "name",
  "address",
  "specialties",
  "features",
  "qualityNote",
  "photo",
] as const;

type ShownWords = Pick<BranchWords, (typeof shownOnBranches)[number]>;

export interface BranchesViewProps {
  words: Pick<BranchesPageWords, "selector" | "sur" | "help" | "features" | "specialtiesCount">;
  branchWords: Readonly<Record<ContactBranchId, ShownWords>>;
  /** What the doctors of a branch treat beyond what it lists. */
  further: FurtherTreatments;
  hours: HoursWords;
  newTab: string;
  serverInstant: number;
}

/** /branches: four branches as tabs, the chosen one in full, the others and help beside it (A§2). */
export function BranchesView({
  words,
  branchWords,
  further,
  hours,
  newTab,
  serverInstant,
}: BranchesViewProps) {
  const { now, all, chosen } = useBranchChoice({
    page: "branches",
    ids: contactBranchIds,
    words: branchWords,
    hoursOf: contactHoursOf,
    serverInstant,
  });
  const { heading, onChoose } = useWayToCard(chosen.id);
  const { selector, help } = words;
  return (
    <Section flush="start">
      <BranchTabs branches={all} chosen={chosen.id} words={selector} />
      <div className={styles.columns}>
        <BranchCard
          branch={chosen}
          now={now}
          words={selector}
          hours={hours}
          newTab={newTab}
          heading={heading}
          foot={<BranchQualities branch={chosen} words={words} further={further[chosen.id]} />}
        />
        <div className={styles.side}>
          <OtherBranches
            branches={all.filter(({ id }) => id !== chosen.id)}
            words={selector}
            look="rows"
            onChoose={onChoose}
          />
          <p className={styles.sur}>
            <Text>{words.sur.text}</Text>{" "}
            <GoLink to={`${pathOf("booking")}?branch=sur`}>{words.sur.link}</GoLink>
          </p>
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
              icon={whatsAppIcon}
            >
              {help.chat}
            </ButtonLink>
          </HelpBox>
        </div>
      </div>
    </Section>
  );
}

/** How many work there, for what, and what to count on. */
function BranchQualities({
  branch: { id, words: own },
  words,
  further,
}: {
  branch: { id: keyof typeof branchPlaces; words: ShownWords };
  further: FurtherTreatments[BranchId];
  words: BranchesViewProps["words"];
}) {
  const { locale } = useLanguage();
  const facts = [
    { label: words.selector.staff, values: [formatAtLeast(branchPlaces[id].staff, locale)] },
    {
      label: words.selector.specialties,
      count: pluralize(own.specialties.length, words.specialtiesCount, locale),
      values: listOffers(id, own.specialties, words.selector.askDoctor),
    },
    ...(further?.length ? [{ label: words.selector.further, values: further }] : []),
    { label: words.features, values: own.features, ticked: true },
  ];
  return (
    <CardFacts facts={facts}>
      <p className={styles.quality}>
        <Icon icon={BadgeCheck} />
        <span>
          <Text>{own.qualityNote}</Text>
        </span>
      </p>
    </CardFacts>
  );
}
