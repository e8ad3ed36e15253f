import { irisMarkup } from "../iris/iris.ts";
import { irisPalettes } from "../iris/iris-palettes.ts";
import { ground, group } from "../strokes/svg-markup.ts";
import { coverSize, coverSvg } from "./cover-frame.ts";

/** An iris from so near that only its fibres remain: for any article without a picture of its own. */
export function macroIrisCover(): string {
  const palette = irisPalettes.frankincense;
  const eye = irisMarkup({ seed: 31, palette, detail: "hero", pupil: 0.27, half: true });
  return coverSvg(
    "",
    ground(coverSize.width, coverSize.height, palette.limbus) +
      group({ transform: "translate(-500 -210) scale(2.6)" }, eye),
  );
}
