import { MapPin, Phone } from "lucide";
import type { ReactNode, RefObject } from "react";
import { BranchScene } from "~/art/land/branch-scene.tsx";
import type { BranchSelectorWords } from "~/content/branches-shape.ts";
import { branchPlaces, pictureOf } from "~/content/facts/branch-facts.ts";
import { branches } from "~/content/facts/branches.ts";
import { chatLink, telephoneLink } from "~/content/facts/clinic.ts";
import type { HoursWords } from "~/content/hours-shape.ts";
import { exactLine } from "~/hours/exact-line.ts";
import { standingAt } from "~/hours/standing.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { TabPanel } from "~/ui/controls/tabs.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Badge } from "~/ui/signs/badge.tsx";
import { whatsAppIcon } from "~/ui/signs/brand-icons.ts";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";
import { VisuallyHidden } from "~/ui/text/visually-hidden.tsx";
import styles from "./branch-card.module.css";
import { branchTabsId } from "./branch-tabs.tsx";
import { BranchWeek } from "./branch-week.tsx";
import type { BranchState } from "./use-branch-choice.ts";

export interface BranchCardProps {
  branch: BranchState;
  /** The instant that status and table follow. */
  now: number;
  words: BranchSelectorWords;
  hours: HoursWords;
  newTab: string;
  /** First message of the chat (A§2); without it the chat opens empty. */
  chatMessage?: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What the page says of the branch: below its hours, or across the foot of the card. */
  children?: ReactNode;
  foot?: ReactNode;
}

/** The chosen branch: landscape, how it stands now, ways to reach it, its week, and what the page adds (A§2). */
export function BranchCard({
  branch,
  now,
  words,
  hours,
  children,
  foot,
  ...contact
}: BranchCardProps) {
  const { locale } = useLanguage();
  const { id, open } = branch;
  const { isMainBranch } = branchPlaces[id];
  return (
    <TabPanel of={branchTabsId} selected={id} className={styles.panel}>
      <Card as="article" bare className={styles.card}>
        <div className={styles.picture}>
          {/* A new element for each branch, so that its picture fades in over the ground. */}
          <BranchScene
            key={id}
            {...pictureOf(id)}
            alt={branch.words.photo}
            sizes="(min-width: 64rem) 48rem, 100vw"
            lazy
          />
        </div>
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 ref={contact.heading} tabIndex={-1} className={styles.name}>
              <Text>{branch.words.name}</Text>
            </h2>
            <Badge kind={open ? "open" : "shut"}>{open ? words.open : words.closed}</Badge>
            <p className={styles.exact}>
              <span>
                <Text>{exactLine(branch.hours, now, hours, locale)}</Text>
              </span>
              {open !== standingAt(branch.hours, now).open && (
                <>
                  {". "}
                  <Text>{hours.trust}</Text>
                </>
              )}
            </p>
          </div>
          <div className={styles.place}>
            <address className={styles.address}>
              <Text>{branch.words.address.join(locale === "ar" ? "، " : ", ")}</Text>
            </address>
            {isMainBranch && <Badge kind="main">{words.main}</Badge>}
          </div>
          <BranchContact branch={branch} words={words} {...contact} />
          <BranchWeek branch={branch} now={now} words={hours} />
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </Card>
    </TabPanel>
  );
}

function BranchContact({
  branch: { id },
  words,
  newTab,
  chatMessage,
}: Pick<BranchCardProps, "branch" | "words" | "newTab" | "chatMessage">) {
  const { phone, whatsapp, mapUrl } = branches[id];
  return (
    <div className={styles.contact}>
      <ButtonLink href={telephoneLink(phone.value)} icon={Phone}>
        <span>
          <VisuallyHidden>{`${words.call} `}</VisuallyHidden>
          <PhoneNumber>{phone.value}</PhoneNumber>
        </span>
      </ButtonLink>
      <ButtonLink
        href={chatLink(whatsapp.value, chatMessage)}
        newTabLabel={newTab}
        variant="secondary"
        icon={whatsAppIcon}
      >
        {words.chat}
      </ButtonLink>
      <ButtonLink href={mapUrl} newTabLabel={newTab} variant="secondary" icon={MapPin}>
        {words.directions}
      </ButtonLink>
    </div>
  );
}
