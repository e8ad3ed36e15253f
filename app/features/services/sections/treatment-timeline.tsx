import { Timeline } from "~/components/layout/timeline.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StepWords } from "~/content/services.types.ts";

/** Points in time as rings on a line; the last one, to which the others lead, is filled. */
export function TreatmentTimeline({ steps }: { steps: readonly StepWords[] }) {
  return (
    <Timeline
      points={steps.map(({ when, text }, index) => ({
        key: when,
        filled: index === steps.length - 1,
        children: (
          <>
            <b className="title-4">
              <Text>{when}</Text>
            </b>
            <p className="secondary">
              <Text>{text}</Text>
            </p>
          </>
        ),
      }))}
    />
  );
}
