import {
  type Declaration,
  type KeyframesPart,
  listCustomProperties,
  type Part,
  type RulePart,
  type StyleSheet,
} from "./css-parser.ts";
import { indexHtml } from "./html-index.ts";

/** Attributes that scripts set where the page as it was rendered may not have them. */
export const scriptedAttributes: ReadonlySet<string> = new Set([
  "data-visible",
  "data-compact",
  "data-shown",
  "data-open",
  "data-docked",
  "data-contrast",
  "data-pending",
  "data-ready",
  "data-app",
  "data-counting",
  "data-pulled",
  "data-locked",
  "data-paper",
  "data-spoken",
  "open",
  "hidden",
  "aria-current",
  "aria-expanded",
  "aria-selected",
  "aria-pressed",
  "aria-disabled",
]);

export interface StylesOptions {
  /** Classes that scripts may set on any element. */
  alsoClasses?: readonly string[];
  /** Texts of the files that the page shows a part of: the custom properties that they ask for stay. */
  drawings?: readonly string[];
}

/**
 * The rules of the sheets that can match in a page, in their order and as they are written; of a rule only the selectors
 * that can. States count as reached: `:hover` and its like, `:not(…)`, the values of attributes, and the attributes that
 * scripts set. Every other class, id and element that scripts bring into the page has to be in its HTML, for example in a
 * `<template>`. Custom properties that nothing asks for are left out, and
 * families that nothing names: a style sheet that comes later brings its own. A layer with no rule left is not mentioned:
 * the order of layers has to be said before.
 */
export function selectPageStyles(
  sheets: readonly StyleSheet[],
  html: string,
  { alsoClasses = [], drawings = [] }: StylesOptions = {},
): string {
  const page = {
    ...indexHtml(html),
    scriptedClasses: new Set(alsoClasses),
    scriptedAttributes,
  };
  const parts = sheets.flatMap((sheet) => sheet.parts);
  const selectors = new Map<RulePart, string>();
  for (const rule of listRules(parts)) {
    const matching = rule.selectors.filter((selector) => selector.canMatch(page));
    if (matching.length > 0) selectors.set(rule, matching.map(({ text }) => text).join(","));
  }
  const rules = [...selectors.keys()];
  const animations = new Set(rules.flatMap((rule) => rule.animations));
  const frames = [...listKeyframes(parts)].filter(({ name }) => animations.has(name));
  const texts = [html, ...drawings, ...frames.map(({ text }) => text)];
  const properties = propertiesAskedFor(rules, texts.flatMap(listCustomProperties));
  const declarations = new Map<RulePart, readonly Declaration[]>();
  for (const rule of rules)
    declarations.set(
      rule,
      rule.declarations.filter(({ sets }) => sets === null || properties.has(sets)),
    );
  const families = new Set([...declarations.values()].flat().flatMap((one) => one.families));
  return write(parts, { selectors, declarations, animations, families });
}

/** Those of `first`, those that the rules ask for, and what the values of all these ask for in turn. */
function propertiesAskedFor(rules: readonly RulePart[], first: readonly string[]): Set<string> {
  const values = new Map<string, string[]>();
  const asked = new Set(first);
  for (const { sets, uses } of rules.flatMap((rule) => rule.declarations)) {
    if (sets === null) for (const name of uses) asked.add(name);
    else values.set(sets, [...(values.get(sets) ?? []), ...uses]);
  }
  // A set hands out what is added to it on the way.
  for (const name of asked) for (const next of values.get(name) ?? []) asked.add(next);
  return asked;
}

function* listRules(parts: readonly Part[]): Generator<RulePart> {
  for (const part of parts) {
    if (part.kind === "rule") yield part;
    else if (part.kind === "group") yield* listRules(part.parts);
  }
}

function* listKeyframes(parts: readonly Part[]): Generator<KeyframesPart> {
  for (const part of parts) {
    if (part.kind === "keyframes") yield part;
    else if (part.kind === "group") yield* listKeyframes(part.parts);
  }
}

/** What stays of the sheets. */
interface Kept {
  selectors: ReadonlyMap<RulePart, string>;
  declarations: ReadonlyMap<RulePart, readonly Declaration[]>;
  animations: ReadonlySet<string>;
  families: ReadonlySet<string>;
}

function write(parts: readonly Part[], stays: Kept): string {
  return parts.map((part) => writePart(part, stays)).join("");
}

function writePart(part: Part, stays: Kept): string {
  switch (part.kind) {
    case "rule": {
      const declarations = stays.declarations.get(part) ?? [];
      if (declarations.length === 0) return "";
      return `${stays.selectors.get(part)}{${declarations.map(({ text }) => text).join("")}}`;
    }
    case "group": {
      const within = write(part.parts, stays);
      return within && `${part.head}${within}}`;
    }
    case "keyframes":
      return stays.animations.has(part.name) ? part.text : "";
    case "font":
      return stays.families.has(part.family) ? part.text : "";
    default:
      return part.text;
  }
}
