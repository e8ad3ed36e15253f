import { type ReactNode, useState } from "react";
import type { Content } from "~/content/content.types.ts";
import type { ExamplesOf } from "../example.ts";
import { Stepper, StepperButtons, StepperField } from "./stepper.tsx";

export const examples: ExamplesOf<typeof import("./stepper.tsx")> = {
  Stepper: {
    plain: ({ site }) => (
      <Example>
        {(value, step) => (
          <Stepper {...names(site)} canLess={value > 1} onStep={step}>
            {value}
          </Stepper>
        )}
      </Example>
    ),
  },
  StepperButtons: {
    plain: ({ site }) => (
      <Example>
        {(value, step) => (
          <StepperButtons {...names(site)} canLess={value > 1} onStep={step}>
            <span>{value}</span>
          </StepperButtons>
        )}
      </Example>
    ),
  },
  StepperField: {
    plain: ({ site }) => (
      <Example>
        {(value, step) => (
          <StepperField
            {...names(site)}
            label={site.visit.view.date}
            type="date"
            value={`2026-11-${String(value).padStart(2, "0")}`}
            canLess={value > 1}
            onStep={step}
            readOnly
          />
        )}
      </Example>
    ),
  },
};

function names({ visit }: Pick<Content, "visit">) {
  return { less: visit.view.earlierWeek, more: visit.view.laterWeek };
}

function Example({
  children,
}: {
  children: (value: number, step: (change: 1 | -1) => void) => ReactNode;
}) {
  const [value, setValue] = useState(1);
  return children(value, (change) => setValue(value + change));
}
