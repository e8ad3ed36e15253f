import { StepperField } from "~/components/forms/stepper.tsx";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { clockTime } from "~/opening-hours/clock-time.ts";

const hour = 60;

/** A quarter of an hour, in minutes. */
const quarter = 15;

/** A time of the day that is typed, or changed by a quarter of an hour with two buttons. */
export function TimeField({
  label,
  minutes,
  after,
  before,
  words,
  errorId,
  onChange,
  onStep,
}: {
  label: string;
  /** Minutes of the day, up to 1440; -1 for an empty field. */
  minutes: number;
  /** The buttons stay between these two times, and change no empty field. */
  after: number;
  before: number;
  words: StaffHoursWords["session"];
  /** Id of the error of this time. */
  errorId: string | undefined;
  onChange: (minutes: number) => void;
  /** Called when a button has changed the time, after `onChange`. */
  onStep: (minutes: number) => void;
}) {
  const earlier = (Math.ceil(minutes / quarter) - 1) * quarter;
  const later = (Math.floor(minutes / quarter) + 1) * quarter;
  return (
    <StepperField
      label={label}
      less={interpolate(words.earlier, { label })}
      more={interpolate(words.later, { label })}
      canLess={earlier > after}
      canMore={minutes >= 0 && later < before}
      onStep={(change) => {
        const next = change < 0 ? earlier : later;
        onChange(next);
        onStep(next);
      }}
      type="time"
      // In seconds, for the arrow keys.
      step={quarter * 60}
      // Midnight at the end of a day is the start of the next one in a field.
      value={minutes < 0 ? "" : clockTime(minutes % (24 * hour))}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      onChange={({ target }) => onChange(minuteOf(target.value))}
    />
  );
}

/** 510 of "08:30"; -1 of an empty field. */
function minuteOf(time: string): number {
  if (!time) return -1;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hour + minutes;
}
