import { Stepper } from "~/components/forms/stepper.tsx";
import { Text } from "~/components/text/text.tsx";
import { useLanguage } from "~/i18n/language-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import type { MyDropsPartProps } from "./my-drops-props.ts";

/** In minutes. */
const interval = 30;

/** When the visitor gets up and goes to bed, in steps of half an hour. */
export function AwakeHoursFields({ words, sheets, regimen, changes }: MyDropsPartProps) {
  const { locale } = useLanguage();
  const { awake } = words;
  const { hours } = sheets[locale];
  const ends = [
    { key: "wakeMinute", name: awake.getUp },
    { key: "sleepMinute", name: awake.goToBed },
  ] as const;
  return (
    <section className="stack gap-3" aria-labelledby="drops-awake">
      <h2 id="drops-awake" className="title-3">
        <Text>{awake.title}</Text>
      </h2>
      <div className="cluster">
        {ends.map(({ key, name }, index) => (
          <fieldset key={key} className="cluster" aria-label={name}>
            {index > 0 && <Text>{awake.to}</Text>}
            <Stepper
              less={`${name}: ${awake.earlier}`}
              more={`${name}: ${awake.later}`}
              onStep={(by) =>
                changes.awake({
                  [key]: (regimen[key] + by * interval + minutesPerDay) % minutesPerDay,
                })
              }
            >
              {timeText(regimen[key], { words: hours, locale })}
            </Stepper>
          </fieldset>
        ))}
      </div>
      <p className="small secondary">
        <Text>{awake.note}</Text>
      </p>
    </section>
  );
}
