import { readProjectFile } from "../../tools/project-files.ts";

export type Theme = "light" | "dark" | "high";

/** The hours at which the hero of the home page has its own colours. */
export type ColouredHour = "dawn" | "dusk" | "night";

type Tokens = Record<string, string>;

const tokens = readProjectFile("app/styles/tokens.css");
const roles = readProjectFile("app/styles/roles.css");
const themes = readProjectFile("app/styles/themes.css");
const hours = readProjectFile("app/styles/time-of-day.css");

/** The custom properties that the first rule with this selector sets. @throws Error when there is no such rule */
function tokensOf(css: string, opening: string): Tokens {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`No rule begins with ${opening}`);
  const rule = css.slice(start + opening.length, css.indexOf("}", start));
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const shared = tokensOf(tokens, ":root {");
const light = { ...shared, ...tokensOf(roles, "(prefers-contrast: more) {\n    :root {") };
const dark = { ...shared, ...tokensOf(roles, '[data-time-of-day="night"] [data-sky] {') };
const high = { ...light, ...tokensOf(themes, "(prefers-contrast: more) {\n    :root {") };

/** Every computed token of a theme. */
export function tokensIn(theme: Theme): Tokens {
  return { light, dark, high }[theme];
}

/** The tokens that an hour sets for the header and the hero of the home page, over those of its theme. */
export function hourTokens(hour: ColouredHour): Tokens {
  return tokensOf(hours, `[data-time-of-day="${hour}"] [data-sky] {`);
}

/** Every token of the header and the hero at an hour. */
export function tokensAt(hour: ColouredHour): Tokens {
  return { ...(hour === "night" ? dark : light), ...hourTokens(hour) };
}

/**
 * The colour of a token as `#rrggbb`; references to other tokens are resolved.
 * @throws Error when it is not such a colour
 */
export function colourOf(all: Tokens, name: string): string {
  const value = all[name] ?? "";
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colourOf(all, reference);
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (!digits) throw new Error(`${name} is no plain colour: ${value}`);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
