import { after, all, before, created, type Recipe } from "./recipe.ts";

/** A cover of an article that never will be. */
const id = "trial-article";

export const drawing: Recipe = {
  name: "a new drawing",
  changes: [
    {
      file: "app/art/cover-names.ts",
      by: "first",
      write: before(/\] as const;/, `  "${id}",\n`),
    },
    {
      file: "app/art/drawing/article-cover.ts",
      by: "compiler",
      write: all(
        before(/import/, `import { trialCover } from "./covers/trial.ts";\n`),
        after(/const covers: .*\{\n/, `  "${id}": trialCover,\n`),
      ),
    },
    {
      file: "app/art/drawing/covers/trial.ts",
      by: "told",
      write: created(`import { circle, ground } from "../strokes/svg-markup.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** A moon over sand. */
export function trialCover(): string {
  const { width, height } = coverSize;
  return coverSvg("", ground(width, height, "#f6ead2") + circle(800, 500, 200, { fill: "#b86c0c" }));
}
`),
    },
  ],
};
