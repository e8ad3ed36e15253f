import { Banner } from "~/components/layout/banner.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { hoursOfNotice } from "~/content/data/visit.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { durationText } from "./duration-text.ts";
import { appointmentInstant } from "./visit-days.ts";
import type { VisitViewProps } from "./visit-props.ts";
import type { VisitState } from "./visit-state.ts";

const hourLength = 60 * 60 * 1000;

/** The rule of 24 hours for a change and a cancellation, or the advice to call for a patient who is late (REQ-VISIT-4). */
export function VisitNotice({
  words,
  state,
  now,
}: Pick<VisitViewProps, "words"> & { state: VisitState; now: number }) {
  const { locale } = useLanguage();
  const { reason, date, time } = state;
  const phone = branches[state.branch].phone.value;
  const call = (
    <a href={telephoneLink(phone)}>
      <PhoneNumber>{phone}</PhoneNumber>
    </a>
  );
  if (reason === "late") {
    return (
      <Banner>
        <p>
          <strong>
            <Text>{words.quickerCall}</Text>
          </strong>
        </p>
        {call}
      </Banner>
    );
  }
  if (reason === "book") return null;
  const { notice } = words;
  const left = date && time !== undefined ? appointmentInstant(date, time) - now : undefined;
  const isShort = left !== undefined && left >= 0 && left < hoursOfNotice * hourLength;
  const template =
    left === undefined
      ? undefined
      : left < 0
        ? notice.past
        : isShort
          ? notice.tooLate
          : notice.inTime;
  return (
    <Banner kind="warning">
      <p>
        <strong>
          <Text>{notice.rule}</Text>
        </strong>
      </p>
      {template && left !== undefined && (
        <p>
          <Text>
            {interpolate(template, { duration: durationText(left, words.duration, locale) })}
          </Text>
        </p>
      )}
      {isShort && call}
    </Banner>
  );
}
