import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Checklist } from "./checklist.tsx";

function checklistOf({ site, name }: ExampleProps, met: readonly [boolean, boolean]) {
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
    middle: (props) => checklistOf(props, [true, false]),
    filled: (props) => checklistOf(props, [true, true]),
  },
};
