import type { IrisColour } from "./data/iris-generator.ts";

/** Words of the iris generator on /eye-games. `{name}` is the visitor's name, `#` the maximum number of letters. */
export interface IrisGeneratorWords {
  title: string;
  lead: string;
  /** States that typed text does not leave the device, and that the iris is a drawing. */
  promises: readonly [privacy: string, drawing: string];
  /** Text alternative of every iris. */
  picture: string;
  /** Label of the button that loads the script. */
  draw: string;
  /** Shown while the script loads, and when it fails to load. */
  loading: string;
  failed: string;
  field: string;
  hint: string;
  /** Error messages of the field. */
  errors: Record<"empty" | "long", string>;
  colour: string;
  /** Name of the colour that is generated from the name. */
  byName: string;
  colours: Record<IrisColour, string>;
  save: string;
  share: string;
  /** Announced, and shown below the buttons. */
  status: Record<"drawn" | "saved" | "again" | "unsaved", string>;
  /** Name of the saved file without its extension. */
  file: string;
}
