import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { Accordion } from "./accordion.tsx";

/** More lines than fit into a panel. */
const lines = Array.from({ length: 24 }, (_, line) => line);

export const examples: ExamplesOf<typeof import("./accordion.tsx")> = {
  Accordion: {
    closed: ({ site }) => <Accordion items={site.questions.slice(0, 2).map(withoutId)} />,
    open: ({ site }) => (
      <Accordion
        items={site.questions.slice(2, 3).map((item) => ({ ...withoutId(item), open: true }))}
      />
    ),
    long: ({ testTexts, id }) => (
      <Accordion
        items={[
          {
            id,
            question: testTexts.longName,
            answer: lines.map((line) => (
              <p key={line}>
                <Text>{testTexts.answer}</Text>
              </p>
            )),
            open: true,
          },
        ]}
      />
    ),
  },
};

function withoutId({ question, answer }: { question: string; answer: string }) {
  return { question, answer };
}
