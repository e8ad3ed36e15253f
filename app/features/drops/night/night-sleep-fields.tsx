import { Stepper } from "~/components/forms/stepper.tsx";
import { Text } from "~/components/text/text.tsx";
import type { DropsNightWords } from "~/content/my-drops.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { nightSleepOf } from "../timetable/regimen.ts";
import type { NightProps } from "./night-props.ts";

const interval = 30;

/** When the visitor sleeps in the nights of Ramadan, in steps of half an hour. */
export function NightSleepFields({
  words: { awake },
  nightWords,
  sheets,
  regimen,
  changes,
}: Pick<NightProps, "words" | "sheets" | "regimen" | "changes"> & {
  nightWords: DropsNightWords;
}) {
  const { locale } = useLanguage();
  const { hours } = sheets[locale];
  const sleep = nightSleepOf(regimen);
  const ends = [
    { key: "from", name: awake.goToBed, before: nightWords.sleep.from },
    { key: "to", name: awake.getUp, before: nightWords.sleep.to },
  ] as const;
  const step = (key: "from" | "to", by: number) => {
    const minute = (sleep[key] + by * interval + minutesPerDay) % minutesPerDay;
    changes.awake({ nightSleep: { ...sleep, [key]: minute } });
  };
  return (
    <div className="cluster" data-unread="">
      {ends.map(({ key, name, before }) => (
        <fieldset key={key} className="cluster" aria-label={name}>
          <Text>{before}</Text>
          <Stepper
            less={`${name}: ${awake.earlier}`}
            more={`${name}: ${awake.later}`}
            onStep={(by) => step(key, by)}
          >
            {timeText(sleep[key], { words: hours, locale })}
          </Stepper>
        </fieldset>
      ))}
    </div>
  );
}
