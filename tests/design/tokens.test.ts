import { expect, test } from "vitest";
import { listFiles, readProjectFile } from "../../tools/project-files.ts";
import { colourOf, contrast, hourTokens, type Theme, tokensAt, tokensIn } from "./style-tokens.ts";

const themes: Theme[] = ["light", "dark", "high"];

type Pair = [front: string, back: string];

/** Every foreground on every background. */
function pairsOf(fronts: string[], backs: string[]): Pair[] {
  return fronts.flatMap((front) => backs.map((back): Pair => [front, back]));
}

/** Pairs of a theme below the ratio, each with its ratio. */
function listLowContrast(theme: Theme, least: number, wanted: Pair[]): string[] {
  return listLowContrastIn(tokensIn(theme), least, wanted);
}

function listLowContrastIn(
  tokens: Readonly<Record<string, string>>,
  least: number,
  wanted: Pair[],
): string[] {
  return wanted.flatMap(([front, back]) => {
    const ratio = contrast(colourOf(tokens, front), colourOf(tokens, back));
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

/** Contrast of enhanced legibility for text (WCAG 1.4.6). */
const enhancedContrast = 7;

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test.each(themes)(
  "texts and links have enough contrast on every background in the theme: %s",
  (theme) => {
    const fronts = ["--text", "--text-2", "--text-3", "--link"];
    expect(
      listLowContrast(theme, enhancedContrast, pairsOf(fronts, ["--bg", "--bg-2", "--surface"])),
    ).toEqual([]);
  },
);

test.each(themes)("texts on night backgrounds have enough contrast in the theme: %s", (theme) => {
  const fronts = ["--on-night", "--on-night-2"];
  const wanted: Pair[] = [
    ...pairsOf(fronts, ["--night", "--petrol-deep"]),
    ...pairsOf(["--aurora-hi", "--amber-hi"], ["--night", "--petrol-deep"]),
  ];
  expect(listLowContrast(theme, enhancedContrast, wanted)).toEqual([]);
});

test.each(themes)("the labels of buttons have enough contrast in the theme: %s", (theme) => {
  expect(
    listLowContrast(theme, enhancedContrast, pairsOf(["--on-action"], ["--action", "--action-h"])),
  ).toEqual([]);
});

test.each(themes)(
  "badges, which also have a shape or an icon, have at least 6.4 in the theme: %s",
  (theme) => {
    const badges: Pair[] = [
      ["--open", "--open-bg"],
      ["--closed", "--closed-bg"],
      ["--amber-ink", "--amber-bg"],
      ["--rust", "--rust-bg"],
    ];
    expect(
      listLowContrast(theme, 6.4, [...badges, ...pairsOf(["--rust"], ["--bg", "--surface"])]),
    ).toEqual([]);
  },
);

test.each(themes)(
  "controls, markers and the focus ring have a contrast of at least 3 in the theme: %s (WCAG 1.4.11)",
  (theme) => {
    const wanted: Pair[] = [
      ...pairsOf(["--line-2", "--action", "--focus"], ["--bg", "--bg-2", "--surface"]),
      ...pairsOf(["--amber"], ["--bg"]),
      ...pairsOf(["--aurora"], ["--surface"]),
      // The focus ring has two colours, so that one of them is visible on any background.
      ["--focus", "--focus-2"],
    ];
    expect(listLowContrast(theme, 3, wanted)).toEqual([]);
  },
);

test("text on the hero's sky by day has enough contrast everywhere", () => {
  expect(
    listLowContrast(
      "light",
      enhancedContrast,
      pairsOf(["--text", "--text-2"], ["--bg", "--sky-1", "--sky-2"]),
    ),
  ).toEqual([]);
});

test.each(["dawn", "dusk", "night"] as const)(
  "text and the status of open branches have enough contrast under the sky of %s",
  (hour) => {
    const tokens = tokensAt(hour);
    const sky = ["--bg", "--sky-1", "--sky-2"];
    const words = pairsOf(["--text", "--text-2", "--link", "--closed"], sky);
    expect(
      listLowContrastIn(tokens, enhancedContrast, [...words, ["--on-action", "--action"]]),
    ).toEqual([]);
    expect(listLowContrastIn(tokens, 3, pairsOf(["--open-dot", "--line-2"], sky))).toEqual([]);
  },
);

test("at night the header and the hero use the tokens of the dark theme over their own sky and ground", () => {
  const [night, dark] = [hourTokens("night"), tokensIn("dark")];
  const own = Object.keys(night).filter((name) => night[name] !== dark[name]);
  // The ground below the hero is that of the next section, which stays in the light theme.
  expect(own).toEqual(["--bg", "--night", "--sky-2"]);
});

test("every theme defines every token that is used without a fallback", () => {
  const read = (path: string) => [path, readProjectFile(path)] as const;
  const sheets = listFiles("app", ".css").map(read);
  // Components set some values on their own element. A token that only one theme sets is missing in the others.
  const sources = [...sheets, ...listFiles("app", ".ts", ".tsx").map(read)];
  const defined = new Set(
    sources
      .filter(([path]) => !/styles\/(themes|time-of-day)\.css$/.test(path))
      .flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)["'\]]*\s*:/g)].map(([, name]) => name)),
  );
  const missing = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
      defined.has(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
