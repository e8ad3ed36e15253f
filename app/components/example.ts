import type { ReactNode } from "react";
import type { Content } from "~/content/content.types.ts";
import type { ExampleState, TestTexts } from "~/content/ui-kit.ts";

/** The props of an example: the words of one language, and an id that is unique among all examples. */
export interface ExampleProps {
  /** Every word of the site. */
  site: Content;
  /** Test texts: too long, or in two scripts. */
  testTexts: TestTexts;
  /** Id, or prefix of the ids, of the rendered elements. */
  id: string;
  /** Name of the example, for landmarks and groups, which need different names. */
  name: string;
}

/** Renders a component in one state. */
type Example = (props: ExampleProps) => ReactNode;

/** A component in its possible states, at least one; `states` of `kitWords` names each in both languages. */
export type Examples = Readonly<Partial<Record<ExampleState, Example>>>;

/** True for the name of a visible component: a provider renders nothing itself. */
type Shown<Name> = Name extends `${string}Provider`
  ? never
  : Name extends Capitalize<Name & string>
    ? Name
    : never;

/** The examples of a file: each component that it exports must have some, or the file does not compile. */
export type ExamplesOf<Module> = {
  readonly [Name in keyof Module as Shown<Name>]: Examples;
};
