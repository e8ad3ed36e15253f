import type { Sample } from "~/components/example.ts";
import type { Folder, ShownComponent } from "~/components/examples.ts";
import { Text } from "~/components/text/text.tsx";
import type { ExampleState, KitWords } from "~/content/ui-kit.ts";
import styles from "./component-examples.module.css";

export interface ComponentExamplesProps {
  folder: Folder;
  component: ShownComponent;
  site: Sample["site"];
  words: KitWords;
}

/** What reaches the edges of its page, and here those of its frame. */
const edgeToEdge: readonly string[] = ["PageHead", "Section", "Container"];

/** What asks for no width of its own, because it takes what it is given. */
const wholeRow: readonly string[] = [...edgeToEdge, "HoursTable", "RuledRow", "SectionHead"];

/** What lies over the page, and here over its frame. */
const afloat: readonly string[] = ["Dialog", "DialogClose"];

/** A component by its name, with each of its states in a frame. Tests find a frame by `data-example`. */
export function ComponentExamples({ folder, component, site, words }: ComponentExamplesProps) {
  const { name, file, examples } = component;
  const states = Object.keys(examples) as ExampleState[];
  return (
    <article
      id={name}
      className={styles.component}
      data-wide={wholeRow.includes(name) ? "" : undefined}
    >
      <header className={styles.head}>
        <h3 className={styles.name}>
          <Text>{name}</Text>
        </h3>
        <bdi lang="en" dir="ltr" className={styles.file}>
          {`${folder}/${file}`}
        </bdi>
      </header>
      <div className={styles.examples}>
        {states.map((state) => (
          <figure
            key={state}
            className={styles.example}
            data-example={`${folder}/${file} ${name} ${state}`}
          >
            <figcaption className={styles.state}>
              <Text>{words.states[state]}</Text>
            </figcaption>
            <div
              className={styles.frame}
              data-ground={state === "night" ? "night" : undefined}
              data-afloat={afloat.includes(name) ? "" : undefined}
              data-edge={edgeToEdge.includes(name) ? "" : undefined}
            >
              {examples[state]?.({
                site,
                own: words.own,
                id: `${name}-${state}`,
                name: `${name}: ${words.states[state]}`,
              })}
            </div>
          </figure>
        ))}
      </div>
    </article>
  );
}
