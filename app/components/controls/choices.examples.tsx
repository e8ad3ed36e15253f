import type { ExamplesOf } from "../example.ts";
import { Choices } from "./choices.tsx";

export const examples: ExamplesOf<typeof import("./choices.tsx")> = {
  Choices: {
    plain: ({ site }) => {
      const { before, after, label } = site.servicePageFrame.light;
      return (
        <Choices
          group="example"
          options={[
            { value: "before", name: before },
            { value: "after", name: after },
          ]}
          aria-label={label}
        >
          <div>
            <p data-options="1">{before}</p>
            <p data-options="2">{after}</p>
          </div>
        </Choices>
      );
    },
  },
};
