import { SectionHead } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";

/** Devices and methods of the clinic, each with its purpose. */
export function TechnologyList({
  words: { title, lead, items },
}: {
  words: AboutWords["technology"];
}) {
  return (
    <div className="split">
      <SectionHead title={title} lead={lead} />
      <ul className="rows terms">
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className="title-4">
              <Text>{name}</Text>
            </h3>
            <p className="secondary">
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
