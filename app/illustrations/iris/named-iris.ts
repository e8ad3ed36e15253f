import { between, mulberry32, type Random, seedOf } from "../svg/random.ts";
import { irisSvg } from "./iris.ts";
import { type IrisPaletteName, irisPalettes } from "./iris-palettes.ts";
import { irisPatterns } from "./iris-patterns.ts";

/** The names behind the examples, one in each language. */
export const exampleNames = { en: "Muscat", ar: "مسقط" } as const;

/** The eye colours in the order of `irisPalettes`. */
export const paletteNames = Object.keys(irisPalettes) as IrisPaletteName[];

/**
 * The iris that a name draws, as an SVG of 1000 by 1000 units. Fibres, pattern, pupil and, unless `palette` is given,
 * colour follow from the name alone: the same everywhere and in every language of the page. Capitals make no difference,
 * because telephones write them of their own accord.
 */
export function namedIrisSvg(name: string, palette?: IrisPaletteName): string {
  const seed = seedOf(name.toLowerCase());
  // Drawn in any case, so that a chosen colour changes nothing but the colour.
  const random = mulberry32(seed);
  const own = pick(random, paletteNames);
  const pattern = pick(random, Object.values(irisPatterns));
  return irisSvg({
    seed,
    palette: irisPalettes[palette ?? own],
    pattern,
    detail: "hero",
    pupil: between(random, 0.21, 0.31),
    catchlight: true,
  });
}

function pick<T>(random: Random, choice: readonly T[]): T {
  return choice[Math.floor(random() * choice.length)] as T;
}
