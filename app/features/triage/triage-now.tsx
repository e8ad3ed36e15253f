import { CallToday, type TriageNowProps } from "./call-today.tsx";
import { Triage } from "./triage.tsx";

/** "Now / Today / Book" with the advice for today, in its short form unless `isFull`. */
export function TriageNow(props: TriageNowProps) {
  return (
    <Triage words={props.content.triage} isFull={props.isFull} today={<CallToday {...props} />} />
  );
}
