import { Pill, PillGroup } from "~/components/forms/pills.tsx";
import { Banner } from "~/components/indicators/banner.tsx";
import { insurers } from "~/content/data/insurance.ts";
import { delays, visitPurposes, visitReasons } from "~/content/data/visit.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";
import { languageNames, locales } from "~/i18n/locale.ts";
import { AppointmentFields } from "./appointment-fields.tsx";
import { BranchChoice } from "./branch-choice.tsx";
import { PreferredTime } from "./preferred-time.tsx";
import type { VisitPartProps } from "./visit-props.ts";
import { insurerIds } from "./visit-state.ts";

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
      {reason === "book" && <Purpose {...props} />}
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

/** The purpose of the visit, and which branches offer a treatment that the chosen one does not. */
function Purpose({ words, branchWords, treatmentBranches, state, choose }: VisitPartProps) {
  const { locale } = useLanguage();
  const { branch, purpose } = state;
  const offering = purpose && treatmentBranches[purpose];
  const isElsewhere = offering !== undefined && !offering.includes(branch);
  return (
    <>
      <OptionalPills
        legend={words.legends.purpose}
        name="visit-purpose"
        ids={visitPurposes}
        labels={words.purposes}
        selected={purpose}
        onChange={(next) => choose({ purpose: next })}
      />
      {isElsewhere && (
        <Banner announce kind="warning" icon="map-pin">
          {interpolate(words.otherBranches, {
            branch: branchWords[branch].shortName,
            places: offering.map((id) => branchWords[id].shortName).join(listSeparator(locale)),
          })}
        </Banner>
      )}
    </>
  );
}

function Insurance({ words, state, choose }: VisitPartProps) {
  const names = Object.fromEntries(insurers.map(({ id, name }) => [id, name]));
  return (
    <>
      <OptionalPills
        legend={words.legends.insurer}
        name="visit-insurer"
        ids={insurerIds}
        labels={
          { ...names, other: words.otherInsurer } as Record<(typeof insurerIds)[number], string>
        }
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
