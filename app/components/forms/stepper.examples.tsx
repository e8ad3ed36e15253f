import { type ReactNode, useState } from "react";
import type { Content } from "~/content/content.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import type { ExamplesOf } from "../example.ts";
import { Stepper, StepperButtons, StepperField } from "./stepper.tsx";

export const examples: ExamplesOf<typeof import("./stepper.tsx")> = {
  Stepper: {
    plain: ({ site }) => (
      <Example>
        {(value, step, text) => (
          <Stepper {...names(site)} canLess={value > 1} onStep={step}>
            {text}
          </Stepper>
        )}
      </Example>
    ),
  },
  StepperButtons: {
    plain: ({ site }) => (
      <Example>
        {(value, step, text) => (
          <StepperButtons {...names(site)} canLess={value > 1} onStep={step}>
            <span className="medium">{text}</span>
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
  /** `text` is the value in the digits of the page. */
  children: (value: number, step: (change: 1 | -1) => void, text: string) => ReactNode;
}) {
  const { locale } = useLanguage();
  const [value, setValue] = useState(1);
  const step = (change: 1 | -1) => setValue(value + change);
  return children(value, step, formatNumber(value, locale));
}
