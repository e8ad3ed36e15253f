import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { insurers } from "~/content/data/insurance.ts";
import { dayParts, delays, visitPurposes, visitReasons } from "~/content/data/visit.ts";
import { languageNames, locales } from "~/i18n/locale.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import { sessionText } from "~/opening-hours/hours-text.ts";
import { AppointmentFields } from "./appointment-fields.tsx";
import { BranchChoice } from "./branch-choice.tsx";
import { DayStrip } from "./day-strip.tsx";
import { sessionOfPart, sessionsOnDate } from "./visit-days.ts";
import type { VisitPartProps } from "./visit-props.ts";

/** The groups of choices that belong to the reason of the message. All but the branch are optional. */
export function VisitChoices(props: VisitPartProps) {
  const { words, branchWords, state, choose } = props;
  const { reason } = state;
  return (
    <>
      <PillGroup legend={words.legends.reason}>
        {visitReasons.map((id) => (
          <Pill
            key={id}
            type="radio"
            name="visit-reason"
            checked={reason === id}
            onChange={(isChecked) => isChecked && choose({ reason: id })}
          >
            {words.reasons[id]}
          </Pill>
        ))}
      </PillGroup>
      <BranchChoice
        legend={words.legends.branch}
        branchWords={branchWords}
        selected={state.branch}
        onChange={(branch) => choose({ branch })}
      />
      {reason === "book" && (
        <OptionalPills
          legend={words.legends.purpose}
          name="visit-purpose"
          ids={visitPurposes}
          labels={words.purposes}
          selected={state.purpose}
          onChange={(purpose) => choose({ purpose })}
        />
      )}
      {reason !== "book" && <AppointmentFields {...props} withDate={reason !== "late"} />}
      {reason === "late" && (
        <OptionalPills
          legend={words.legends.late}
          name="visit-late"
          ids={delays}
          labels={words.delays}
          selected={state.late}
          onChange={(late) => choose({ late })}
        />
      )}
      {(reason === "book" || reason === "change") && <PreferredTime {...props} />}
      {reason === "book" && <Insurance {...props} />}
      <PillGroup legend={words.legends.answer}>
        {locales.map((id) => (
          <Pill
            key={id}
            type="radio"
            name="visit-answer"
            lang={id}
            checked={state.answer === id}
            onChange={(isChecked) => isChecked && choose({ answer: id })}
          >
            {languageNames[id]}
          </Pill>
        ))}
      </PillGroup>
    </>
  );
}

function PreferredTime(props: VisitPartProps) {
  const { words, hours, state, choose } = props;
  const { locale } = useLanguage();
  const { day, part } = state;
  const exceptionalHours = useExceptionalHours();
  const sessions = day ? sessionsOnDate(state.branch, day, exceptionalHours) : [];
  return (
    <>
      <DayStrip {...props} />
      <PillGroup legend={words.legends.part}>
        {dayParts.map((id) => {
          const session = sessionOfPart(sessions, id);
          return (
            <Pill
              key={id}
              type="radio"
              name="visit-part"
              checked={part === id}
              note={session && sessionText(session, { words: hours, locale })}
              onChange={(isChecked) => choose({ part: isChecked ? id : undefined })}
            >
              {words.parts[id]}
            </Pill>
          );
        })}
      </PillGroup>
    </>
  );
}

function Insurance({ words, state, choose }: VisitPartProps) {
  const ids = [...insurers.map(({ id }) => id), "other"] as const;
  const names = Object.fromEntries(insurers.map(({ id, name }) => [id, name]));
  return (
    <>
      <OptionalPills
        legend={words.legends.insurer}
        name="visit-insurer"
        ids={ids}
        labels={{ ...names, other: words.otherInsurer } as Record<(typeof ids)[number], string>}
        selected={state.insurer}
        onChange={(insurer) => choose({ insurer })}
      />
      <PillGroup legend={words.legends.prepare}>
        <Pill
          type="checkbox"
          name="visit-escort"
          checked={state.isEscorted === true}
          onChange={(isChecked) => choose({ isEscorted: isChecked || undefined })}
        >
          {words.escort}
        </Pill>
        <Pill
          type="checkbox"
          name="visit-wheelchair"
          checked={state.needsWheelchair === true}
          onChange={(isChecked) => choose({ needsWheelchair: isChecked || undefined })}
        >
          {words.wheelchair}
        </Pill>
      </PillGroup>
    </>
  );
}

/** Radio buttons of which none has to be selected: a second click clears the choice. */
function OptionalPills<Id extends string>({
  legend,
  name,
  ids,
  labels,
  selected,
  onChange,
}: {
  legend: string;
  name: string;
  ids: readonly Id[];
  labels: Readonly<Record<Id, string>>;
  selected: Id | undefined;
  onChange: (id: Id | undefined) => void;
}) {
  return (
    <PillGroup legend={legend}>
      {ids.map((id) => (
        <Pill
          key={id}
          type="radio"
          name={name}
          checked={selected === id}
          onChange={(isChecked) => onChange(isChecked ? id : undefined)}
        >
          {labels[id]}
        </Pill>
      ))}
    </PillGroup>
  );
}
