import { type AtRule, type Container, type Declaration, parse, type Rule } from "postcss";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { findUsedProperties, isCustomProperty } from "./custom-properties.ts";

/**
 * A style sheet whose styles belong to the first screen (critical CSS) begins with this line. They belong to every page
 * that imports the sheet, or only to pages whose modules the line names.
 */
const firstScreenMark = /^\/\* first-screen(?:: ([\w, -]+))? \*\//;

/** The modules of the pages whose first screen needs a style sheet: "all", or those that its first line names. */
export function firstScreensOf(css: string): readonly string[] | "all" {
  const [mark, modules] = firstScreenMark.exec(css) ?? [];
  return mark && !modules ? "all" : (modules?.split(", ") ?? []);
}

/** The styles of the first screen in each language, and the rest of the same sheets. */
export interface FirstScreen {
  inline: Record<Locale, string>;
  rest: string;
}

/** Rules that match in documents of one language only, by their selector. */
const onlyIn: Record<Locale, RegExp> = {
  en: /^(?::root)?:lang\(en\)/,
  ar: /^(?::root)?:lang\(ar\)/,
};

/**
 * Divides the style sheets of the first screen. The inline part has the styles for screens in the state in which a page
 * is served, with the custom properties that they use. Each language has the rules and the font faces that can match in
 * it. The rest has everything else.
 */
export function divideFirstScreen(css: string): FirstScreen {
  const isInline = (used: ReadonlySet<string>) => (declaration: Declaration) =>
    !isForLater(declaration) && (!isCustomProperty(declaration) || used.has(declaration.prop));
  const inline = Object.fromEntries(
    locales.map((locale) => {
      const matching = selectRules(css, (rule) => !isForeign(rule, locale));
      const styles = selectDeclarations(matching, isInline(findUsedProperties(matching, isForNow)));
      return [locale, mergeLayers(selectFontFaces(styles))];
    }),
  ) as Record<Locale, string>;
  const isAnywhere = isInline(findUsedProperties(css, isForNow));
  const isRest = (declaration: Declaration) =>
    !isAnywhere(declaration) || isForTimeOfDay(declaration);
  return { inline, rest: selectDeclarations(css, isRest) };
}

/**
 * Whether a declaration is for one time of day. A page has only those of its own time inline; a script changes the
 * time.
 */
function isForTimeOfDay({ parent }: Declaration): boolean {
  return parent?.type === "rule" && (parent as Rule).selector.startsWith("[data-time-of-day=");
}

/**
 * The custom properties of `css` that are for one page only: those in `uses`, except for those in `others` and those
 * that are inline in the page.
 */
export function selectProperties(
  css: string,
  { uses, others, inline }: Record<"uses" | "others", ReadonlySet<string>> & { inline: string },
): string {
  const inlineUses = findUsedProperties(inline, isForNow);
  return selectDeclarations(css, (declaration) => {
    const { prop } = declaration;
    if (!isCustomProperty(declaration) || !uses.has(prop) || others.has(prop)) return false;
    return isForLater(declaration) || !inlineUses.has(prop);
  });
}

/** `css` without the custom properties that are not in `uses`. */
export function removeProperties(css: string, uses: ReadonlySet<string>): string {
  return selectDeclarations(css, (declaration) => {
    return !isCustomProperty(declaration) || uses.has(declaration.prop);
  });
}

/** States that only a visitor or a script brings about. */
const laterStates =
  /:hover|:active|:disabled|:focus-visible|:focus-within|main:focus|::selection|\[aria-busy|\[open\]|\[data-(?:compact="?true|locked)/;

/** Properties without effect before a visitor acts or a fragment is shown. */
const laterProperties = /^(?:transition|cursor$|scroll-margin)/;

/** Whether a declaration is for paper, or for a state that no page is served in. */
function isForLater(node: Declaration): boolean {
  if (laterProperties.test(node.prop)) return true;
  for (
    let at: Container | undefined = node.parent;
    at && at.type !== "document";
    at = at.parent as Container | undefined
  ) {
    if (at.type === "atrule" && "params" in at && at.params === "print") return true;
    if (isRule(at) && at.selectors.every((selector) => laterStates.test(selector))) return true;
  }
  return false;
}

function isForNow(declaration: Declaration): boolean {
  return !isForLater(declaration);
}

function isRule(node: Container): node is Rule {
  return node.type === "rule";
}

function isForeign({ selectors }: Rule, locale: Locale): boolean {
  return locales.some(
    (other) => other !== locale && selectors.every((selector) => onlyIn[other].test(selector)),
  );
}

function selectRules(css: string, isWanted: (rule: Rule) => boolean): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (!isWanted(rule)) rule.remove();
  });
  return sheet.toString();
}

function selectDeclarations(css: string, isWanted: (declaration: Declaration) => boolean): string {
  const sheet = parse(css);
  sheet.walkDecls((declaration) => {
    if (!isWanted(declaration)) declaration.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** Removes the font faces that no declaration names. */
function selectFontFaces(css: string): string {
  const sheet = parse(css);
  const named: string[] = [];
  sheet.walkDecls(/^(?:--|font)/, ({ parent, value }) => {
    if (!isFontFace(parent)) named.push(...value.split(",").map(familyName));
  });
  sheet.walkDecls("font-family", ({ parent, value }) => {
    if (isFontFace(parent) && !named.includes(familyName(value))) parent?.remove();
  });
  return sheet.toString();
}

/** Joins the blocks of each layer: the order of layers is declared before them. */
export function mergeLayers(css: string): string {
  const sheet = parse(css);
  const blocks = new Map<string, AtRule>();
  sheet.each((node) => {
    if (node.type !== "atrule" || node.name !== "layer") return;
    const first = blocks.get(node.params);
    if (!first) blocks.set(node.params, node);
    else first.append(node.remove().nodes ?? []);
  });
  return sheet.toString();
}

function familyName(value: string): string {
  return value.trim().replace(/["']/g, "");
}

function isFontFace(node: Declaration["parent"]): boolean {
  return node?.type === "atrule" && "name" in node && node.name === "font-face";
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!("nodes" in node)) continue;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}
