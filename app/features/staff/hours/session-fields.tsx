import { useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import type { Session } from "~/content/data/hours.ts";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import { TimeField } from "./time-field.tsx";

/** Sessions of a day that a form can have. */
const maxSessions = 2;

const hour = 60;
const dayEnd = 24 * hour;

/** The opening and closing times of a day, with a second session on demand. */
export function SessionFields({
  branch,
  sessions,
  words,
  timeText,
  errorId,
  onChange,
}: {
  /** Name of the branch, for screen readers. */
  branch: string;
  sessions: readonly Session[];
  words: StaffHoursWords["session"];
  /** Returns minutes of the day as the site writes them. */
  timeText: (minutes: number) => string;
  /** Id of the error of these times. */
  errorId: string | undefined;
  onChange: (sessions: Session[]) => void;
}) {
  const [announced, setAnnounced] = useState("");
  const set = (index: number, change: Partial<Session>) =>
    onChange(sessions.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const last = sessions.at(-1);
  const shared = { words, errorId };
  return (
    <div className="stack gap-3">
      {sessions.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a session has no identity besides its place.
        <fieldset key={index} className="cluster">
          <legend>
            <VisuallyHidden>
              <Text>{branch}</Text>
            </VisuallyHidden>
          </legend>
          <TimeField
            {...shared}
            label={words.opens}
            minutes={from}
            after={sessions[index - 1]?.to ?? -1}
            before={to}
            onChange={(minutes) => set(index, { from: minutes })}
            onStep={(minutes) => setAnnounced(`${words.opens}: ${timeText(minutes)}`)}
          />
          <TimeField
            {...shared}
            label={words.closes}
            minutes={to}
            after={from}
            before={sessions[index + 1]?.from ?? dayEnd + 1}
            onChange={(minutes) => set(index, { to: minutes || dayEnd })}
            onStep={(minutes) => setAnnounced(`${words.closes}: ${timeText(minutes)}`)}
          />
        </fieldset>
      ))}
      <VisuallyHidden>
        <output>
          <Text>{announced}</Text>
        </output>
      </VisuallyHidden>
      <div>
        {sessions.length < maxSessions ? (
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
