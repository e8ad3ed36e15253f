import { Pill } from "~/components/forms/pills.tsx";
import type { DropsNightWords } from "~/content/my-drops.types.ts";
import type { DayViewProps } from "../page/day-view.tsx";

/** The choice between the times of usual days and those of Ramadan. */
export function TimesChoice({
  words,
  isRamadan,
  onRamadan,
}: Pick<DayViewProps, "isRamadan" | "onRamadan"> & { words: DropsNightWords["times"] }) {
  const options = [
    { name: words.usual, value: false },
    { name: words.ramadan, value: true },
  ];
  return (
    <fieldset className="cluster gap-2" aria-label={words.label} data-unread="">
      {options.map(({ name, value }) => (
        <Pill
          key={name}
          type="radio"
          name="drops-times"
          checked={isRamadan === value}
          onChange={() => onRamadan(value)}
        >
          {name}
        </Pill>
      ))}
    </fieldset>
  );
}
