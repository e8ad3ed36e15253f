import { expect, test } from "vitest";
import { type PortraitId, portraitPalettes, portraitPatterns } from "../portraits.ts";
import { irisSvg } from "./iris.ts";
import { irisPalettes } from "./iris-palettes.ts";
import { irisPatterns } from "./iris-patterns.ts";

const portrait = { palette: irisPalettes.gulf, detail: "portrait", pupil: 0.25 } as const;

test("the same options give the same iris", () => {
  expect(irisSvg({ ...portrait, seed: 4 })).toBe(irisSvg({ ...portrait, seed: 4 }));
});

test("another seed gives a different iris", () => {
  expect(irisSvg({ ...portrait, seed: 4 })).not.toBe(irisSvg({ ...portrait, seed: 5 }));
});

test("half an iris has no fibre far below its centre", () => {
  const svg = irisSvg({ ...portrait, seed: 4, half: true });
  const starts = [...svg.matchAll(/M(\d+) (\d+)[lc]/g)].map((match) => Number(match[2]));
  expect(starts.length).toBeGreaterThan(100);
  expect(Math.max(...starts)).toBeLessThan(640);
});

test("only an iris with a catchlight has a window reflection", () => {
  expect(irisSvg({ ...portrait, seed: 4 })).not.toContain('fill="#fff"');
  expect(irisSvg({ ...portrait, seed: 4, catchlight: true })).toContain('fill="#fff"');
});

test("no two people have the same colour and pattern", () => {
  const eyes = Object.entries(portraitPalettes).map(
    ([id, palette]) => `${palette} ${portraitPatterns[id as PortraitId]}`,
  );
  expect([...new Set(eyes)]).toEqual(eyes);
});

test("another pattern gives a different iris for the same seed and colour", () => {
  const patterns = Object.values(irisPatterns);
  const eyes = patterns.map((pattern) => irisSvg({ ...portrait, seed: 4, pattern }));
  expect(new Set(eyes).size).toBe(patterns.length);
});
