import { Pill } from "~/components/forms/pills.tsx";
import { Stepper } from "~/components/forms/stepper.tsx";
import { Text } from "~/components/text/text.tsx";
import { onceTimes } from "~/content/data/drops.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import { DropIcon } from "../drawings/drop-icon.tsx";
import { type Drop, type DropStep, datedSteps, regimenLimits } from "../timetable/regimen.ts";
import { frequencyText } from "./drops-text.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";
import styles from "./step-fields.module.css";
import { StepLength } from "./step-length.tsx";

/** Days of a step before the visitor changes them. */
const usualDays = 7;

/** How often a day and for how long: one step, or several for a drop that becomes less frequent (REQ-DROPS-11). */
export function StepFields({
  words,
  sheets,
  drop,
  change,
}: MyDropsPartProps & { drop: Drop; change: (values: Partial<Drop>) => void }) {
  const { locale } = useLanguage();
  const { bottle } = words;
  const { steps } = drop;
  const dated = datedSteps(drop);
  const changeStep = (at: number, values: Partial<DropStep>) =>
    change({ steps: steps.map((step, index) => (index === at ? { ...step, ...values } : step)) });
  const addStep = () => {
    const before = steps.map((step) => ({ ...step, days: step.days ?? usualDays }));
    const timesADay = Math.max(1, (steps.at(-1)?.timesADay ?? 1) - 1);
    change({ steps: [...before, { timesADay, days: usualDays }] });
  };
  return (
    <fieldset>
      <legend className="legend">
        <Text>{bottle.steps}</Text>
      </legend>
      <ol className="rows">
        {steps.map((step, index) => {
          const { timesADay, days } = step;
          const dates = dated[index];
          const isLast = index === steps.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order.
            <li key={index} className={classNames("stack", styles.step)}>
              <span className={classNames("cluster", styles.drops)} aria-hidden="true">
                {Array.from({ length: timesADay }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the drops are alike.
                  <DropIcon key={place} cap={drop.cap} small />
                ))}
              </span>
              <span className="cluster">
                <Stepper
                  less={bottle.fewerTimes}
                  more={bottle.moreTimes}
                  canLess={timesADay > 1}
                  canMore={timesADay < regimenLimits.timesADay}
                  onStep={(by) => changeStep(index, { timesADay: timesADay + by })}
                >
                  {frequencyText(timesADay, sheets[locale].words, locale)}
                </Stepper>
                {timesADay === 1 &&
                  onceTimes.map((time) => (
                    <Pill
                      key={time}
                      type="radio"
                      name={`${drop.id}-${index}-once`}
                      checked={(step.onceAt ?? "morning") === time}
                      onChange={() => changeStep(index, { onceAt: time })}
                    >
                      {bottle.onceAt[time]}
                    </Pill>
                  ))}
                {isLast && (
                  <Pill
                    type="checkbox"
                    name={`${drop.id}-end`}
                    checked={days === null}
                    onChange={(isEndless) =>
                      changeStep(index, { days: isEndless ? null : usualDays })
                    }
                  >
                    {bottle.noEnd}
                  </Pill>
                )}
              </span>
              {days !== null && dates && (
                <StepLength
                  words={bottle}
                  from={dates.from}
                  days={days}
                  onDays={(value) => changeStep(index, { days: value })}
                />
              )}
              <span className="small secondary">
                <Text>
                  {dates &&
                    interpolate(
                      dates.to === null
                        ? bottle.from
                        : isLast
                          ? bottle.rangeThenStop
                          : bottle.range,
                      {
                        from: formatDateLong(dates.from, locale),
                        to: dates.to === null ? "" : formatDateLong(dates.to, locale),
                      },
                    )}
                </Text>
              </span>
            </li>
          );
        })}
      </ol>
      <span className="cluster">
        {steps.length < regimenLimits.steps && (
          <button type="button" className="target text-link quiet-link" onClick={addStep}>
            <Text>{bottle.addStep}</Text>
          </button>
        )}
        {steps.length > 1 && (
          <button
            type="button"
            className="target text-link quiet-link"
            onClick={() => change({ steps: steps.slice(0, -1) })}
          >
            <Text>{bottle.removeStep}</Text>
          </button>
        )}
      </span>
    </fieldset>
  );
}
