import type { IrisGeneratorWords } from "../iris-generator.types.ts";

export const irisGenerator = {
  title: "Your own iris",
  lead: "Type a name, and an iris is drawn from its letters. The same name always gives the same iris.",
  promises: [
    "What you type stays on your device. Nothing is sent and nothing is kept.",
    "It is a drawing: neither a photograph of your eye nor an eye test.",
  ],
  picture: "An iris, drawn from the name {name}",
  draw: "Draw mine",
  loading: "Loading the drawing",
  failed:
    "The drawing could not be loaded. Please check your connection and press the button again.",
  field: "Name",
  hint: "In any script, at most # letters.",
  errors: {
    empty: "Please type a name.",
    long: "Please shorten the name to at most # letters.",
  },
  colour: "Colour",
  byName: "By the name",
  colours: {
    aurora: "Aurora",
    date: "Date",
    frankincense: "Frankincense",
    khareef: "Khareef",
    gulf: "Gulf",
    dune: "Dune",
    rose: "Rose",
    silver: "Silver",
    indigo: "Indigo",
    copper: "Copper",
  },
  save: "Save as picture",
  share: "Share",
  status: {
    drawn: "The iris for {name} is drawn.",
    saved: "The picture for {name} is ready and goes to your downloads.",
    again: "The picture for {name} is ready. Please press “Share” once more.",
    unsaved: "The picture could not be made. Please try again.",
  },
  file: "iris-{name}",
} satisfies IrisGeneratorWords;
