import { Button, ButtonLink } from "~/components/controls/button.tsx";
import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Container } from "~/components/layout/section.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { pluralize } from "~/i18n/plural.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { useExceptions } from "~/opening-hours/exceptions-context.ts";
import { dayText, timeText } from "~/opening-hours/hours-text.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import styles from "./companion.module.css";
import { saveVisitInCalendar } from "./visit-calendar.ts";
import { sessionsOnDate } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

const dayLength = 24 * 60 * 60 * 1000;

/** The visit for the person who comes along: where, when, what to bring; no name and no treatment. */
export function Companion(props: VisitPartProps) {
  const { words, branchWords, hours, bring, newTab, state, now, choose } = props;
  const { companion } = words;
  const { locale } = useLanguage();
  const { branch, date = "", time = 0 } = state;
  const { phone, mapUrl } = branches[branch];
  const style = { words: hours, locale };
  const sessions = sessionsOnDate(branch, date, useExceptions());
  const daysLeft = (Date.parse(date) - Date.parse(omanDay(now).date)) / dayLength;
  const day = dayAndDate(date, hours.weekdays, locale);
  const when = [
    timeText(time, style),
    daysLeft >= 0 && pluralize(daysLeft, companion.days, locale),
  ];
  return (
    <div className={styles.companion}>
      <BranchScene {...pictureOf(branch)} className={styles.scene} />
      <Container className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.over}>
            <Text>{companion.title}</Text>{" "}
          </span>
          <Text>{branchWords[branch].shortName}</Text>
        </h1>
        {daysLeft < 0 ? (
          <Banner kind="warning">{interpolate(companion.past, { date: day })}</Banner>
        ) : (
          <p className={styles.when}>
            <Text>{day}</Text>
            <br />
            <Text>{when.filter(Boolean).join(locale === "ar" ? "، " : ", ")}</Text>
          </p>
        )}
        {sessions.length === 0 && <Banner kind="warning">{companion.closed}</Banner>}
        <div className={styles.ways}>
          <ButtonLink href={mapUrl} newTabLabel={newTab} icon="map-pin">
            {companion.way}
          </ButtonLink>
          <ButtonLink href={telephoneLink(phone.value)} variant="secondary" icon="phone">
            <VisuallyHidden>{companion.call} </VisuallyHidden>
            <PhoneNumber>{phone.value}</PhoneNumber>
          </ButtonLink>
          <Button
            variant="secondary"
            icon="calendar-plus"
            onClick={() => saveVisitInCalendar(state, props)}
          >
            {companion.calendar}
          </Button>
        </div>
        <dl className={styles.facts}>
          <Fact icon="map-pin" label={companion.where}>
            {branchWords[branch].address.slice(0, 2).join(locale === "ar" ? "، " : ", ")}
          </Fact>
          <Fact icon="clock" label={companion.hours}>
            {dayText(sessions, style)}
          </Fact>
          <Fact icon="backpack" label={companion.bring}>
            {bring.join(locale === "ar" ? "، " : ", ")}
          </Fact>
          <Fact icon="car" label={companion.drive}>
            {companion.driveText}
          </Fact>
        </dl>
        <Button variant="secondary" onClick={() => choose({ isCompanion: undefined })}>
          {companion.plan}
        </Button>
      </Container>
    </div>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <div className={styles.fact}>
      <Icon icon={icon} className={styles.icon} />
      <dt className={styles.label}>
        <Text>{label}</Text>
      </dt>
      <dd className={styles.value}>
        <Text>{children}</Text>
      </dd>
    </div>
  );
}
