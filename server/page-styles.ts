import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";
import { readElements } from "./page-elements.ts";
import { readSelectors, type Selector } from "./page-selectors.ts";

/** A style sheet of the build, read once for every page that names it. */
export interface Sheet {
  parts: readonly Part[];
}

type Part = RulePart | GroupPart | KeyframesPart | FontPart | PlainPart;

interface RulePart {
  kind: "rule";
  selectors: readonly Selector[];
  declarations: readonly Declaration[];
  /** Words of its values that can name keyframes. */
  animations: readonly string[];
}

/** A declaration, or a rule within the rule. */
interface Declaration {
  /** The custom property that it sets, or null. */
  sets: string | null;
  /** The custom properties that it asks for. */
  asksFor: readonly string[];
  /** The families that it may name. */
  families: readonly string[];
  /** With the semicolon behind it. */
  text: string;
}

interface GroupPart {
  kind: "group";
  /** Up to and with the opening brace. */
  head: string;
  parts: readonly Part[];
}

interface KeyframesPart {
  kind: "keyframes";
  name: string;
  text: string;
}

interface FontPart {
  kind: "font";
  family: string;
  text: string;
}

interface PlainPart {
  kind: "plain";
  text: string;
}

/** Attributes that scripts set where the page as it was rendered may not have them. */
export const scriptedAttributes: ReadonlySet<string> = new Set([
  "data-visible",
  "data-compact",
  "data-shown",
  "data-open",
  "data-contrast",
  "data-pending",
  "data-ready",
  "data-app",
  "data-counting",
  "data-pulled",
  "open",
  "hidden",
  "aria-current",
  "aria-expanded",
  "aria-selected",
  "aria-pressed",
  "aria-disabled",
]);

const groups = new Set(["media", "supports", "layer", "container", "scope", "starting-style"]);

/** Reads a built sheet. Throws when it is not CSS. Rules within a rule are kept or dropped with it. */
export function readSheet(text: string): Sheet {
  return { parts: readParts(parse(text), text) };
}

/**
 * The rules of the sheets that can match in a page, in their order and as they are written; of a rule only the selectors
 * that can. States count as reached: `:hover` and its like, `:not(…)`, the values of attributes, and the attributes that
 * scripts set. Scripts may set `alsoClasses` on any element; every other class, id and element they bring into the page
 * has to be in its HTML, for example in a `<template>`. Custom properties that nothing asks for are left out, and
 * families that nothing names: a style sheet that comes later brings its own. A layer with no rule left is not mentioned:
 * the order of layers has to be said before.
 */
export function stylesFor(
  sheets: readonly Sheet[],
  html: string,
  alsoClasses: readonly string[] = [],
): string {
  const page = {
    ...readElements(html),
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
  const texts = [html, ...frames.map(({ text }) => text)];
  const properties = propertiesAskedFor(rules, texts.flatMap(propertiesIn));
  const declarations = new Map<RulePart, readonly Declaration[]>();
  for (const rule of rules)
    declarations.set(
      rule,
      rule.declarations.filter(({ sets }) => sets === null || properties.has(sets)),
    );
  const families = new Set([...declarations.values()].flat().flatMap((one) => one.families));
  return write(parts, { selectors, declarations, animations, families });
}

/** The names of all custom properties that a text asks for. */
function propertiesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}

/** Those of `first`, those that the rules ask for, and what the values of all these ask for in turn. */
function propertiesAskedFor(rules: readonly RulePart[], first: readonly string[]): Set<string> {
  const values = new Map<string, string[]>();
  const asked = new Set(first);
  for (const { sets, asksFor } of rules.flatMap((rule) => rule.declarations)) {
    if (sets === null) for (const name of asksFor) asked.add(name);
    else values.set(sets, [...(values.get(sets) ?? []), ...asksFor]);
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

function readParts(container: Container<ChildNode>, sheet: string): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === "rule") return [readRule(node, sheet)];
    if (node.type === "atrule") return [readAtRule(node, sheet)];
    return node.type === "comment" ? [] : [{ kind: "plain", text: textOf(node, sheet) }];
  });
}

function readRule(rule: Rule, sheet: string): RulePart {
  return {
    kind: "rule",
    selectors: readSelectors(rule.selector),
    declarations: rule.nodes.map((node) => readDeclaration(node, sheet)),
    animations: listAnimations(rule),
  };
}

function readDeclaration(node: ChildNode, sheet: string): Declaration {
  const next = node.next();
  const end = next ? startOf(next) : (node.parent?.source?.end?.offset ?? 0) - 1;
  const text = sheet.slice(startOf(node), end);
  const isOne = node.type === "decl";
  return {
    sets: isOne && node.prop.startsWith("--") ? node.prop : null,
    asksFor: propertiesIn(text),
    families: isOne && /^(--.*|font(-family)?)$/i.test(node.prop) ? familiesIn(node.value) : [],
    text,
  };
}

/** In `font` the first family stands behind the size: every tail of words may be its name. */
function familiesIn(value: string): string[] {
  return value.split(",").flatMap((part) => {
    const words = part.trim().split(/\s+/);
    return words.map((_, first) => unquoted(words.slice(first).join(" ")));
  });
}

function readAtRule(rule: AtRule, sheet: string): Part {
  const text = textOf(rule, sheet);
  if (rule.name.endsWith("keyframes")) {
    return { kind: "keyframes", name: unquoted(rule.params), text };
  }
  if (rule.name === "font-face") return { kind: "font", family: familyOf(rule), text };
  const first = rule.nodes?.[0];
  if (!first || !groups.has(rule.name)) return { kind: "plain", text };
  const head = sheet.slice(startOf(rule), startOf(first));
  return { kind: "group", head, parts: readParts(rule, sheet) };
}

function familyOf(face: AtRule): string {
  let family = "";
  face.walkDecls("font-family", ({ value }) => {
    family = unquoted(value);
  });
  return family;
}

/** Custom properties count too, because an animation can be kept in one. */
function listAnimations(rule: Rule): string[] {
  const names = new Set<string>();
  rule.walkDecls(/^(--.*|(-\w+-)?animation(-name)?)$/i, ({ value }) => {
    for (const word of value.split(/[\s,()]+/)) names.add(unquoted(word));
  });
  return [...names];
}

function unquoted(name: string): string {
  return name.replace(/^(["'])(.*)\1$/, "$2");
}

function textOf(node: ChildNode, sheet: string): string {
  const text = sheet.slice(startOf(node), node.source?.end?.offset);
  return node.type === "atrule" && !node.nodes && !text.endsWith(";") ? `${text};` : text;
}

function startOf(node: ChildNode): number {
  return node.source?.start?.offset ?? 0;
}
