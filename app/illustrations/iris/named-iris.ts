import { between, mulberry32, type Random, seedOf } from "../svg/random.ts";
import { irisSvg } from "./iris.ts";
import { type IrisPaletteName, irisPalettes } from "./iris-palettes.ts";
import { irisPatterns } from "./iris-patterns.ts";

/** The name of the example iris in each language. */
export const exampleNames = { en: "Muscat", ar: "مسقط" } as const;

/** The eye colours in the order of `irisPalettes`. */
export const paletteNames = Object.keys(irisPalettes) as IrisPaletteName[];

/**
 * The iris of a name, as an SVG document of 1000 by 1000 units. The name alone determines fibres, pattern, pupil and,
 * without `palette`, the colour, in every browser and language. Upper and lower case give the same iris, because phones
 * capitalize names on their own.
 */
export function namedIrisSvg(name: string, palette?: IrisPaletteName): string {
  const seed = seedOf(name.toLowerCase());
  // Always takes a random colour, so that a chosen palette does not change the random numbers that follow.
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
