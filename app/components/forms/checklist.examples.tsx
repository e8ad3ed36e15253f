import type { ExamplesOf, Sample } from "../example.ts";
import { Checklist } from "./checklist.tsx";

function checklistOf({ site, name }: Sample, met: readonly [boolean, boolean]) {
  const { checklist } = site.account.form;
  return (
    <Checklist
      label={name}
      rules={[
        { text: checklist.length, met: met[0] },
        { text: checklist.number, met: met[1] },
      ]}
      metLabel={checklist.met}
      unmetLabel={checklist.unmet}
    />
  );
}

export const examples: ExamplesOf<typeof import("./checklist.tsx")> = {
  Checklist: {
    middle: (sample) => checklistOf(sample, [true, false]),
    filled: (sample) => checklistOf(sample, [true, true]),
  },
};
