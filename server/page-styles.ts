import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";
import { readElements } from "./page-elements.ts";
import { readSelectors, type Selector } from "./page-selectors.ts";

/** A style sheet of the build, read once for every page that names it. */
export interface Sheet {
  parts: readonly Part[];
}

type Part = RulePart | GroupPart | KeyframesPart | PlainPart;

interface RulePart {
  kind: "rule";
  selectors: readonly Selector[];
  /** Everything behind the selectors, with its braces. */
  body: string;
  /** Words of its values that can name keyframes. */
  animations: readonly string[];
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
  "data-locked",
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
 * has to be in its HTML, for example in a `<template>`. A layer with no rule left is not mentioned: the order of layers
 * has to be said before.
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
  const animations = new Set<string>();
  const rules = new Map<RulePart, string>();
  const parts = sheets.flatMap((sheet) => sheet.parts);
  for (const rule of listRules(parts)) {
    const selectors = rule.selectors.filter((selector) => selector.canMatch(page));
    if (selectors.length === 0) continue;
    rules.set(rule, selectors.map(({ text }) => text).join(",") + rule.body);
    for (const name of rule.animations) animations.add(name);
  }
  return write(parts, rules, animations);
}

function* listRules(parts: readonly Part[]): Generator<RulePart> {
  for (const part of parts) {
    if (part.kind === "rule") yield part;
    else if (part.kind === "group") yield* listRules(part.parts);
  }
}

function write(
  parts: readonly Part[],
  rules: ReadonlyMap<RulePart, string>,
  animations: ReadonlySet<string>,
): string {
  let text = "";
  for (const part of parts) {
    if (part.kind === "rule") text += rules.get(part) ?? "";
    else if (part.kind === "plain") text += part.text;
    else if (part.kind === "keyframes") text += animations.has(part.name) ? part.text : "";
    else {
      const within = write(part.parts, rules, animations);
      if (within) text += `${part.head}${within}}`;
    }
  }
  return text;
}

function readParts(container: Container<ChildNode>, sheet: string): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === "rule") return [readRule(node, sheet)];
    if (node.type === "atrule") return [readAtRule(node, sheet)];
    return node.type === "comment" ? [] : [{ kind: "plain", text: textOf(node, sheet) }];
  });
}

function readRule(rule: Rule, sheet: string): RulePart {
  const text = textOf(rule, sheet);
  const written = rule.raws.selector?.raw ?? rule.selector;
  return {
    kind: "rule",
    selectors: readSelectors(rule.selector),
    body: text.slice(written.length),
    animations: listAnimations(rule),
  };
}

function readAtRule(rule: AtRule, sheet: string): Part {
  const text = textOf(rule, sheet);
  if (rule.name.endsWith("keyframes")) {
    return { kind: "keyframes", name: unquoted(rule.params), text };
  }
  const first = rule.nodes?.[0];
  if (!first || !groups.has(rule.name)) return { kind: "plain", text };
  const head = sheet.slice(startOf(rule), startOf(first));
  return { kind: "group", head, parts: readParts(rule, sheet) };
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
