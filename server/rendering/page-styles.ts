import {
  type Declaration,
  type KeyframesPart,
  listCustomProperties,
  type Part,
  type RulePart,
  type StyleSheet,
} from "./css-parser.ts";
import { indexHtml } from "./html-index.ts";

/** Attributes that scripts add to elements of the rendered page. */
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
  /** Classes that scripts add to any element. */
  alsoClasses?: readonly string[];
  /** Texts of SVG files that the page shows with `<use>`: the custom properties that they use are included. */
  drawings?: readonly string[];
}

/**
 * Selects the rules and selectors that can match in a page, in their order. States are assumed to match: `:hover`, `:not(…)`,
 * values of attributes, and attributes that scripts set. Every other class, id and element that a script adds must be in the
 * HTML, for example in a `<template>`. Unused custom properties, keyframes and fonts are left out, and so are empty layers:
 * the order of layers must be declared before.
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
  const properties = collectUsedProperties(rules, texts.flatMap(listCustomProperties));
  const declarations = new Map<RulePart, readonly Declaration[]>();
  for (const rule of rules)
    declarations.set(
      rule,
      rule.declarations.filter(({ sets }) => sets === null || properties.has(sets)),
    );
  const families = new Set([...declarations.values()].flat().flatMap((one) => one.families));
  return write(parts, { selectors, declarations, animations, families });
}

/** The properties of `first` and of the rules, and all that their values use in turn. */
function collectUsedProperties(rules: readonly RulePart[], first: readonly string[]): Set<string> {
  const values = new Map<string, string[]>();
  const asked = new Set(first);
  for (const { sets, uses } of rules.flatMap((rule) => rule.declarations)) {
    if (sets === null) for (const name of uses) asked.add(name);
    else values.set(sets, [...(values.get(sets) ?? []), ...uses]);
  }
  // The iteration includes names that are added during it.
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

/** The parts of the style sheets that the page needs. */
interface Selection {
  selectors: ReadonlyMap<RulePart, string>;
  declarations: ReadonlyMap<RulePart, readonly Declaration[]>;
  animations: ReadonlySet<string>;
  families: ReadonlySet<string>;
}

function write(parts: readonly Part[], selection: Selection): string {
  return parts.map((part) => writePart(part, selection)).join("");
}

function writePart(part: Part, selection: Selection): string {
  switch (part.kind) {
    case "rule": {
      const declarations = selection.declarations.get(part) ?? [];
      if (declarations.length === 0) return "";
      return `${selection.selectors.get(part)}{${declarations.map(({ text }) => text).join("")}}`;
    }
    case "group": {
      const within = write(part.parts, selection);
      return within && `${part.head}${within}}`;
    }
    case "keyframes":
      return selection.animations.has(part.name) ? part.text : "";
    case "font":
      return selection.families.has(part.family) ? part.text : "";
    default:
      return part.text;
  }
}
