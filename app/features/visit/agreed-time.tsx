import { useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { SectionHead } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import styles from "./agreed-time.module.css";
import { AppointmentFields } from "./appointment-fields.tsx";
import { saveVisitInCalendar } from "./visit-calendar.ts";
import type { VisitPartProps } from "./visit-props.ts";
import { companionFragment } from "./visit-state.ts";

/** After the call: date and time as an entry of a calendar, and as a link for the person who comes along. */
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
      className={styles.agreed}
      aria-labelledby="visit-agreed"
      data-dated={isDated ? "" : undefined}
    >
      <SectionHead id="visit-agreed" title={agreed.title} small />
      {state.reason === "book" && (
        <AppointmentFields {...props} legend={words.legends.appointment} />
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" icon="calendar-plus" data-live="" onClick={save}>
          {agreed.calendar}
        </Button>
        <Button variant="secondary" icon="share-2" data-live="" onClick={send}>
          {agreed.send}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        <Text>{status}</Text>
      </p>
    </section>
  );
}
