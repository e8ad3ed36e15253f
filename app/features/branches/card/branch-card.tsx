import type { ReactNode, RefObject } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import { TabPanel } from "~/components/controls/tabs.tsx";
import { Badge } from "~/components/indicators/badge.tsx";
import { Card } from "~/components/layout/card.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { InlineText, Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { branchFacts, pictureOf } from "~/content/data/branch-facts.ts";
import { branches } from "~/content/data/branches.ts";
import { chatLink, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import type { PageNotices } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";
import { hoursSummary } from "~/opening-hours/hours-summary.ts";
import { getOpeningStatus } from "~/opening-hours/opening-status.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./branch-card.module.css";
import { branchTabsId } from "./branch-tabs.tsx";
import { BranchWeek } from "./branch-week.tsx";
import { CardFacts, type CardFactsProps } from "./card-facts.tsx";

export interface BranchCardProps extends CardFactsProps {
  /** The time that status and table are computed for. */
  now: number;
  hours: HoursWords;
  notices?: PageNotices | undefined;
  newTab: string;
  /** First message of the chat; without it the chat opens empty. */
  chatMessage?: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Shown below the contact buttons. */
  contactNote?: ReactNode;
}

/**
 * The selected branch, the same on both pages: picture, opening status, address, notices, contact links, week and
 * facts.
 */
export function BranchCard({
  now,
  hours,
  notices,
  newTab,
  chatMessage,
  heading,
  contactNote,
  ...facts
}: BranchCardProps) {
  const { locale } = useLanguage();
  const { branch, words } = facts;
  const { id, open } = branch;
  const { isMainBranch } = branchFacts[id];
  return (
    <TabPanel
      of={branchTabsId}
      selected={id}
      className={classNames("above-6 query-container", styles.panel)}
    >
      <Card as="article" bare className={styles.card}>
        <div className={classNames("stack gap-5 query-container", styles.body)}>
          <div className={classNames("cluster", styles.head)}>
            <h2 ref={heading} tabIndex={-1} className="title-3">
              <Text>{branch.words.name}</Text>
            </h2>
            <Badge kind={open ? "open" : "closed"}>{open ? words.open : words.closed}</Badge>
            <p className="secondary small full">
              <b>
                <Text>{words.hours}</Text>.
              </b>{" "}
              <span>
                <InlineText>{hoursSummary(branch.hours, now, hours, locale)}</InlineText>
              </span>
              {open !== getOpeningStatus(branch.hours, now).open && (
                <>
                  {". "}
                  <Text>{hours.trust}</Text>
                </>
              )}
            </p>
          </div>
          <BranchNotices notices={notices} place={id} now={now} />
          <BranchContact branch={branch} words={words} newTab={newTab} chatMessage={chatMessage} />
          <div className={classNames("cluster", styles.place)}>
            <address className="secondary">
              <Text>{branch.words.address.join(listSeparator(locale))}</Text>
            </address>
            {isMainBranch && <Badge kind="main">{words.main}</Badge>}
          </div>
          <p>
            <ArrowLink to={`${pathOf("visit")}#branch=${id}`}>{words.plan}</ArrowLink>
          </p>
          {contactNote}
          <BranchWeek branch={branch} now={now} words={hours} label={words.hours} />
        </div>
        <div className={styles.picture}>
          {/* A new element for each branch, so that it never shows the picture of another. */}
          <BranchScene
            key={id}
            {...pictureOf(id)}
            alt={branch.words.photo}
            sizes="(min-width: 64rem) 48rem, 100vw"
            className="fill"
            lazy
          />
        </div>
        <div className={classNames("ruled", styles.foot)}>
          <CardFacts {...facts} />
        </div>
      </Card>
    </TabPanel>
  );
}

function BranchContact({
  branch: {
    id,
    words: { name },
  },
  words,
  newTab,
  chatMessage,
}: Pick<BranchCardProps, "branch" | "words" | "newTab" | "chatMessage">) {
  const { phone, whatsapp, mapUrl } = branches[id];
  return (
    <div className={classNames("cluster gap-3", styles.contact)}>
      <ButtonLink href={telephoneLink(phone.value)} icon="phone">
        <span>
          <VisuallyHidden>{`${interpolate(words.call, { branch: name })} `}</VisuallyHidden>
          <PhoneNumber>{phone.value}</PhoneNumber>
        </span>
      </ButtonLink>
      <ButtonLink
        href={chatLink(whatsapp.value, chatMessage)}
        newTabLabel={newTab}
        variant="secondary"
        icon="whatsapp"
      >
        {words.chat}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink href={mapUrl} newTabLabel={newTab} variant="secondary" icon="map-pin">
        {words.directions}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
