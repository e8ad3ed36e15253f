import { type ComponentProps, useState } from "react";
import type { ExamplesOf } from "../example.ts";
import { Pill, PillGroup } from "./pills.tsx";

export const examples: ExamplesOf<typeof import("./pills.tsx")> = {
  PillGroup: {
    plain: ({ site: { visit } }) => (
      <PillGroup legend={visit.view.legends.reason}>
        <ExamplePill type="radio" name="pill-reason" checked>
          {visit.view.reasons.book}
        </ExamplePill>
        <ExamplePill type="radio" name="pill-reason" checked={false}>
          {visit.view.reasons.cancel}
        </ExamplePill>
      </PillGroup>
    ),
  },
  Pill: {
    checked: ({ site: { visit } }) => (
      <ExamplePill type="checkbox" name="pill-escort" checked>
        {visit.view.escort}
      </ExamplePill>
    ),
    hint: ({ site: { visit, hours } }) => (
      <ExamplePill type="checkbox" name="pill-part" checked={false} note={hours.today}>
        {visit.view.parts.morning}
      </ExamplePill>
    ),
  },
};

function ExamplePill({ checked, ...pill }: Omit<ComponentProps<typeof Pill>, "onChange">) {
  const [isChecked, setChecked] = useState(checked);
  return <Pill {...pill} checked={isChecked} onChange={setChecked} />;
}
