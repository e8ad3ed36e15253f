import { expect, test } from "vitest";
import { bindUnits } from "./number-units.ts";

/** Returns the text with its no-break spaces made visible. */
const bound = (text: string) => bindUnits(text).replaceAll("\u00a0", "_");

test.each([
  ["It takes 45 minutes.", "It takes 45_minutes."],
  ["After 6 weeks, or 1 year later", "After 6_weeks, or 1_year later"],
  ["up to 18.00 diopters", "up to 18.00_diopters"],
  ["حتى −18.00 درجة.", "حتى −18.00_درجة."],
  ["العملية ٤٥ دقيقة، والراحة ٣٠ يومًا.", "العملية ٤٥_دقيقة، والراحة ٣٠_يومًا."],
  ["من ٤ إلى ٦ أسابيع", "من ٤ إلى ٦_أسابيع"],
])("%j becomes %j", (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test.each(["7 branches", "in 2007 he", "2 yearsteps", "٥ فروع", "٣ عاملين", "٢٠ كمية"])(
  "in %j nothing is bound: what follows is no unit",
  (text) => {
    expect(bindUnits(text)).toBe(text);
  },
);
