import { type AtRule, type ChildNode, type Container, parse, type Rule } from "postcss";
import { parseSelectors, type Selector } from "./selector-matcher.ts";

/** A parsed style sheet of the build. */
export interface StyleSheet {
  parts: readonly Part[];
}

export type Part = RulePart | GroupPart | KeyframesPart | FontPart | PlainPart;

export interface RulePart {
  kind: "rule";
  selectors: readonly Selector[];
  declarations: readonly Declaration[];
  /** Values that can be names of keyframes. */
  animations: readonly string[];
}

/** A declaration, or a nested rule. */
export interface Declaration {
  /** The custom property that it defines, or null. */
  sets: string | null;
  /** The custom properties that it uses with `var()`. */
  uses: readonly string[];
  /** The font families that it may name. */
  families: readonly string[];
  /** With its semicolon. */
  text: string;
}

interface GroupPart {
  kind: "group";
  /** Up to and with the opening brace. */
  head: string;
  parts: readonly Part[];
}

export interface KeyframesPart {
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

const groups = new Set(["media", "supports", "layer", "container", "scope", "starting-style"]);

/** Parses a built style sheet. Throws for invalid CSS. Nested rules belong to their rule. */
export function parseStyleSheet(text: string): StyleSheet {
  return { parts: readParts(parse(text), text) };
}

/** The names of all custom properties that a text uses with `var()`. */
export function listCustomProperties(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}

function readParts(container: Container<ChildNode>, sheet: string): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === "rule") return [readRule(node, sheet)];
    // Pages link the print rules of all style sheets as one file.
    if (node.type === "atrule" && node.name === "media" && node.params === "print") return [];
    if (node.type === "atrule") return [readAtRule(node, sheet)];
    return node.type === "comment" ? [] : [{ kind: "plain", text: textOf(node, sheet) }];
  });
}

function readRule(rule: Rule, sheet: string): RulePart {
  return {
    kind: "rule",
    selectors: parseSelectors(rule.selector),
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
    uses: listCustomProperties(text),
    families: isOne && /^(--.*|font(-family)?)$/i.test(node.prop) ? familiesIn(node.value) : [],
    text,
  };
}

/** In `font` the first family follows the size: every suffix of words may be its name. */
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
