import { useState } from "react";
import { Button, ButtonLink } from "~/components/controls/button.tsx";
import dock from "~/components/controls/dock.module.css";
import { useAdoptedElement } from "~/components/controls/use-adopted-element.ts";
import { Banner } from "~/components/indicators/banner.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { Container } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { daysBetween } from "~/i18n/calendar-days.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { pluralize } from "~/i18n/plural.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./companion.module.css";
import { CompanionFacts } from "./companion-facts.tsx";
import { saveVisitInCalendar } from "./visit-calendar.ts";
import { exceptionalHoursSentenceOn, sessionsOnDate } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

/** Id of the controls that read the page aloud, which the server renders because they have a script of their own. */
export const readAloudId = "visit-read-aloud";

/** The visit for a companion: where, when, what to bring; no name and no treatment. */
export function Companion(props: VisitPartProps) {
  const { words, branchWords, hours, newTab, state, now, choose } = props;
  const { companion } = words;
  const { locale } = useLanguage();
  const exceptionalHours = useExceptionalHours();
  const [isLarge, setLarge] = useState(false);
  const readAloud = useAdoptedElement(readAloudId);
  const { branch, date = "", time = 0 } = state;
  const { phone, mapUrl } = branches[branch];
  const sessions = sessionsOnDate(branch, date, exceptionalHours);
  const daysLeft = daysBetween(omanDay(now).date, date);
  const day = dayAndDate(date, hours.weekdays, locale);
  const when = [
    timeText(time, { words: hours, locale }),
    daysLeft >= 0 && pluralize(daysLeft, companion.days, locale),
  ];
  const number = <PhoneNumber>{phone.value}</PhoneNumber>;
  return (
    <div
      className={classNames("page-end", styles.companion)}
      data-size={isLarge ? "large" : undefined}
    >
      <BranchScene
        {...pictureOf(branch)}
        className={classNames("full screen-only", styles.scene)}
      />
      <Container className={classNames("stack gap-6", styles.words)}>
        <div className={classNames("stack gap-5", styles.part)}>
          <h1>
            <span className="title-4 block below-3">
              <Text>{companion.title}</Text>{" "}
            </span>
            <Text>{branchWords[branch].shortName}</Text>
          </h1>
          {daysLeft < 0 ? (
            <Banner icon="calendar-clock">{interpolate(companion.past, { date: day })}</Banner>
          ) : (
            <p className="title-3">
              <Text>{day}</Text>
              <br />
              <Text>{when.filter(Boolean).join(listSeparator(locale))}</Text>
            </p>
          )}
          {daysLeft >= 0 && sessions.length === 0 && (
            <Banner kind="warning" icon="triangle-alert">
              <p>
                <strong>
                  <Text>
                    {interpolate(companion.closed, {
                      branch: branchWords[branch].shortName,
                      date: day,
                    })}
                  </Text>
                </strong>{" "}
                <Text>{exceptionalHoursSentenceOn(branch, date, exceptionalHours)}</Text>
              </p>
              <p>
                <Text>{companion.callFirst}</Text> <a href={telephoneLink(phone.value)}>{number}</a>
              </p>
            </Banner>
          )}
          <div className={classNames("cluster gap-3", dock.dock, styles.ways)}>
            <ButtonLink href={mapUrl} newTabLabel={newTab} icon="map-pin" className="screen-only">
              {companion.way}
            </ButtonLink>
            <ButtonLink href={telephoneLink(phone.value)} variant="secondary" icon="phone">
              <VisuallyHidden>{companion.call} </VisuallyHidden>
              {number}
            </ButtonLink>
          </div>
          <div className="cluster screen-only">
            <div ref={readAloud} />
            <button
              type="button"
              className={classNames("target gap-2 medium", styles.aid)}
              aria-pressed={isLarge}
              onClick={() => setLarge(!isLarge)}
            >
              <Icon icon="type" />
              <Text>{companion.larger}</Text>
            </button>
            {daysLeft >= 0 && (
              <button
                type="button"
                className={classNames("target gap-2 medium", styles.aid)}
                onClick={() => saveVisitInCalendar(state, props)}
              >
                <Icon icon="calendar-plus" />
                <Text>{companion.calendar}</Text>
              </button>
            )}
          </div>
        </div>
        <CompanionFacts {...props} sessions={sessions} />
        <Button
          variant="secondary"
          className={classNames("screen-only", styles.plan)}
          onClick={() => choose({ isCompanion: undefined })}
        >
          {companion.plan}
        </Button>
      </Container>
    </div>
  );
}
