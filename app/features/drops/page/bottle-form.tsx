import { useEffect, useId, useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Field } from "~/components/forms/field.tsx";
import { Text } from "~/components/text/text.tsx";
import { capColours, eyes } from "~/content/data/drops.ts";
import { isCalendarDate } from "~/i18n/calendar-days.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { directionOf } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { EyesDrawing } from "../drawings/eyes-drawing.tsx";
import { type Drop, regimenLimits } from "../timetable/regimen.ts";
import styles from "./bottle-form.module.css";
import type { MyDropsPartProps } from "./my-drops-props.ts";
import { PictureChoice } from "./picture-choice.tsx";
import steps from "./step-fields.module.css";
import { StepFields } from "./step-fields.tsx";
import { typedDropName } from "./use-regimen.ts";

/** The fields of one bottle. Each change is effective at once; the button closes the fields. */
export function BottleForm(props: MyDropsPartProps & { drop: Drop }) {
  const { words, changes, drop } = props;
  const { bottle } = words;
  const nameId = useId();
  const change = (values: Partial<Drop>) => changes.change(drop.id, values);
  const direction = directionOf(useLanguage().locale);
  useEffect(() => document.getElementById(nameId)?.focus(), [nameId]);
  return (
    <div className="stack gap-5 panel">
      <Field
        id={nameId}
        label={bottle.name}
        value={drop.name}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={regimenLimits.nameLength}
        onChange={({ target }) => change({ name: typedDropName(target.value) })}
      />
      <fieldset>
        <legend className="legend">
          <Text>{bottle.cap}</Text>
        </legend>
        <div className={classNames("gap-2", styles.caps)}>
          {capColours.map((cap) => (
            <PictureChoice
              key={cap}
              name={`${drop.id}-cap`}
              checked={drop.cap === cap}
              onSelect={() => change({ cap })}
              picture={<DropIcon cap={cap} />}
            >
              {bottle.caps[cap]}
            </PictureChoice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="legend">
          <Text>{bottle.eye}</Text>
        </legend>
        <div className={classNames("gap-2", styles.eyes)}>
          {/* The right eye is on the right in both languages. */}
          {(direction === "rtl" ? eyes : [...eyes].reverse()).map((eye) => (
            <PictureChoice
              key={eye}
              name={`${drop.id}-eye`}
              checked={drop.eye === eye}
              onSelect={() => change({ eye })}
              picture={<EyesDrawing eye={eye} cap={drop.cap} />}
            >
              {bottle.eyes[eye]}
            </PictureChoice>
          ))}
        </div>
      </fieldset>
      <FirstDay {...props} change={change} />
      <StepFields {...props} change={change} />
      <div className="cluster">
        <Button onClick={() => changes.open(null)}>{bottle.done}</Button>
        <Button variant="secondary" onClick={() => changes.remove(drop.id)}>
          {bottle.remove}
        </Button>
      </div>
    </div>
  );
}

function FirstDay({
  words,
  drop,
  change,
}: MyDropsPartProps & { drop: Drop; change: (values: Partial<Drop>) => void }) {
  const [typed, setTyped] = useState(drop.start);
  const isValid = isCalendarDate(typed);
  return (
    <Field
      label={words.bottle.firstDay}
      type="date"
      className={steps.date}
      min="2020-01-01"
      max="2099-12-31"
      value={typed}
      {...(!isValid && { error: words.bottle.firstDayError })}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isCalendarDate(target.value)) change({ start: target.value });
      }}
    />
  );
}
