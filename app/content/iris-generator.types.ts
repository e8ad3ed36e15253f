import type { IrisColour } from "./data/own-iris.ts";

/** Words of the iris that a reader's name draws, on /eye-games. `{name}` is the name, `#` the most letters it may have. */
export interface IrisGeneratorWords {
  title: string;
  lead: string;
  /** That nothing typed leaves the device, and that it is a drawing. */
  promises: readonly [privacy: string, drawing: string];
  /** Text alternative of every iris. */
  picture: string;
  /** The button that fetches what draws. */
  draw: string;
  /** While that comes, and when it did not. */
  loading: string;
  failed: string;
  field: string;
  hint: string;
  /** What the field asks for when it cannot draw. */
  faults: Record<"empty" | "long", string>;
  colour: string;
  /** The colour that follows from the name. */
  byName: string;
  colours: Record<IrisColour, string>;
  save: string;
  share: string;
  /** Said to those who hear the page, and below the buttons. */
  status: Record<"drawn" | "saved" | "again" | "unsaved", string>;
  /** Name of the saved file, without its ending. */
  file: string;
}
