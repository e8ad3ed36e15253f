import { Button } from "~/components/controls/button.tsx";
import { Field } from "~/components/forms/field.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { Session } from "~/content/data/hours.ts";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import styles from "./session-fields.module.css";

/** Sessions of a day that a form can have. */
const mostSessions = 2;

const hour = 60;
const dayEnd = 24 * hour;

/** In seconds: the arrow keys change a time by a quarter of an hour. */
const step = 900;

/** The opening and closing times of a day, with a second session on demand. */
export function SessionFields({
  branch,
  sessions,
  words,
  onChange,
}: {
  /** Name of the branch, for screen readers. */
  branch: string;
  sessions: readonly Session[];
  words: StaffHoursWords["session"];
  onChange: (sessions: Session[]) => void;
}) {
  const set = (index: number, change: Partial<Session>) =>
    onChange(sessions.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const last = sessions.at(-1);
  return (
    <div className="stack gap-3">
      {sessions.map((session, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a session has no identity besides its place.
        <fieldset key={index} className={styles.times}>
          <legend>
            <VisuallyHidden>
              <Text>{branch}</Text>
            </VisuallyHidden>
          </legend>
          <Field
            type="time"
            step={step}
            label={words.opens}
            value={clockTime(session.from)}
            onChange={({ target }) => set(index, { from: minuteOf(target.value) })}
          />
          <Field
            type="time"
            step={step}
            label={words.closes}
            value={clockTime(session.to)}
            // Midnight at the end of a day is the start of the next one in a field.
            onChange={({ target }) => set(index, { to: minuteOf(target.value) || dayEnd })}
          />
        </fieldset>
      ))}
      <div>
        {sessions.length < mostSessions ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              const from = Math.min((last?.to ?? 0) + 3 * hour, dayEnd - hour);
              onChange([...sessions, { from, to: Math.min(from + 3 * hour, dayEnd) }]);
            }}
          >
            {words.second}
          </Button>
        ) : (
          <Button size="small" variant="secondary" onClick={() => onChange(sessions.slice(0, 1))}>
            {words.removeSecond}
          </Button>
        )}
      </div>
    </div>
  );
}

/** "08:30" of 510 minutes; "00:00" at the end of the day. */
function clockTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / hour) % 24)}:${pad(minutes % hour)}`;
}

/** 510 of "08:30"; 0 of an empty field. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hour + minutes;
}
