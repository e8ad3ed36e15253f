import type { Folder, ShownComponent } from "~/components/component-kit.ts";
import type { ExampleProps } from "~/components/example.ts";
import { Text } from "~/components/text/text.tsx";
import type { ExampleState, KitWords } from "~/content/ui-kit.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./component-examples.module.css";

export interface ComponentExamplesProps {
  folder: Folder;
  component: ShownComponent;
  site: ExampleProps["site"];
  words: KitWords;
}

/** Components that reach the edges of the page, here of the frame. */
const edgeToEdge: readonly string[] = ["PageHead", "Section", "Container"];

/** Components above the page, here above the frame. */
const overlays: readonly string[] = ["Dialog", "DialogClose"];

/** A component by its name, with each of its states in a frame. Tests find a frame by `data-example`. */
export function ComponentExamples({ folder, component, site, words }: ComponentExamplesProps) {
  const { name, file, examples } = component;
  const states = Object.keys(examples) as ExampleState[];
  return (
    <article id={name} className="stack">
      <header className="cluster spread">
        <h3 className="title-4">
          <Text>{name}</Text>
        </h3>
        <bdi lang="en" dir="ltr" className="small secondary">
          {`${folder}/${file}`}
        </bdi>
      </header>
      <div className="stack">
        {states.map((state) => (
          <figure
            key={state}
            className="stack gap-2"
            data-example={`${folder}/${file} ${name} ${state}`}
          >
            <figcaption className="small secondary">
              <Text>{words.states[state]}</Text>
            </figcaption>
            <div
              className={classNames(
                "panel link-area",
                styles.frame,
                state === "night" && !edgeToEdge.includes(name) ? "on-dark" : undefined,
              )}
              data-afloat={overlays.includes(name) ? "" : undefined}
              data-edge={edgeToEdge.includes(name) ? "" : undefined}
            >
              {examples[state]?.({
                site,
                testTexts: words.testTexts,
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
