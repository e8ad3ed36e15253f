import { useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import { AppointmentFields } from "./appointment-fields.tsx";
import { saveVisitInCalendar } from "./visit-calendar.ts";
import type { VisitPartProps } from "./visit-props.ts";
import { companionFragment } from "./visit-state.ts";

/** After the call: date and time as an entry of a calendar, and as a link for a companion. */
export function AgreedTime(props: VisitPartProps) {
  const { words, state } = props;
  const { agreed, message } = words;
  const [status, setStatus] = useState("");
  const isDated = state.date !== undefined && state.time !== undefined;
  const save = () => {
    setStatus("");
    if (!isDated) return setStatus(agreed.missing);
    saveVisitInCalendar(state, props);
  };
  const send = async () => {
    setStatus("");
    if (!isDated) return setStatus(agreed.missing);
    const url = new URL(location.href);
    url.hash = companionFragment(state);
    try {
      if (navigator.share) return await navigator.share({ url: url.href });
      await navigator.clipboard.writeText(url.href);
      setStatus(message.copied);
    } catch (error) {
      // The visitor has closed the share dialog.
      if ((error as Error).name !== "AbortError") setStatus(url.href);
    }
  };
  return (
    <section
      // Paper has the date and the time in words.
      className={classNames("stack ruled", isDated ? undefined : "screen-only")}
      aria-labelledby="visit-agreed"
    >
      <h2 id="visit-agreed" className="title-3 screen-only">
        <Text>{agreed.title}</Text>
      </h2>
      {state.reason === "book" && <AppointmentFields {...props} />}
      <div className="stack gap-3 start screen-only">
        <Button variant="secondary" icon="calendar-plus" data-live="" onClick={save}>
          {agreed.calendar}
        </Button>
        <Button variant="secondary" icon="share-2" data-live="" onClick={send}>
          {agreed.send}
        </Button>
      </div>
      <p role="status" className="medium">
        <Text>{status}</Text>
      </p>
    </section>
  );
}
