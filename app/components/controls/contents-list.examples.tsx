import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { ContentsList } from "./contents-list.tsx";

/** The list with the sections it links to. */
function listOf({ site: { shell }, id, name }: ExampleProps, chips: boolean) {
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
    plain: (props) => listOf(props, false),
    chips: (props) => listOf(props, true),
  },
};
