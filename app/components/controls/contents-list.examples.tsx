import type { ExamplesOf, Sample } from "../example.ts";
import { Text } from "../text/text.tsx";
import { ContentsList } from "./contents-list.tsx";

/** The list with the sections it links to. */
function listOf({ site: { shell }, id, name }: Sample, chips: boolean) {
  const items = Object.entries(shell.footer.legal)
    .slice(1)
    .map(([key, label]) => ({
      id: `${id}-${key}`,
      label,
    }));
  return (
    <>
      <ContentsList items={items} label={name} chips={chips} />
      {items.map((item) => (
        <p key={item.id} id={item.id}>
          <Text>{item.label}</Text>
        </p>
      ))}
    </>
  );
}

export const examples: ExamplesOf<typeof import("./contents-list.tsx")> = {
  ContentsList: {
    plain: (sample) => listOf(sample, false),
    chips: (sample) => listOf(sample, true),
  },
};
