import parser from "postcss-selector-parser";
import type { PageElement, PageElements } from "./html-index.ts";

/** The elements of a page, and the classes and attributes that scripts add to any of them. */
interface StyledPage extends PageElements {
  scriptedClasses: ReadonlySet<string>;
  scriptedAttributes: ReadonlySet<string>;
}

export interface Selector {
  text: string;
  /** True when the selector can match an element of the page in one of its states. */
  canMatch(page: StyledPage): boolean;
}

type Test = (element: PageElement, page: StyledPage) => boolean;

/** A compound selector and the one to its left: `.a > b` is `b`, whose left is `.a`. */
interface Compound {
  classes: string[];
  tag: string | null;
  tests: Test[];
  combinator: string;
  left: Compound | null;
}

/** Parses the selector list of a rule. Throws for invalid selectors. */
export function parseSelectors(text: string): Selector[] {
  return parser()
    .astSync(text)
    .nodes.map((selector) => {
      const compound = readCompound(selector);
      return {
        text: selector.toString().trim(),
        canMatch: (page) => isAnywhere(compound, page),
      };
    });
}

function readCompound(selector: parser.Selector): Compound {
  let current = emptyCompound("", null);
  for (const node of selector.nodes) {
    if (node.type === "combinator") {
      // A leading combinator as in `:has(> b)` relates to the subject, which is not tested.
      if (node !== selector.first) current = emptyCompound(node.value.trim(), current);
    } else if (node.type === "tag") current.tag = node.value.toLowerCase();
    else if (node.type === "class") current.classes.push(node.value);
    else {
      const test = readTest(node);
      if (test) current.tests.push(test);
    }
  }
  return current;
}

function emptyCompound(combinator: string, left: Compound | null): Compound {
  return { classes: [], tag: null, tests: [], combinator, left };
}

/** Null for states and pseudo-elements, which are assumed to match: `:hover`, `:not(…)`, `::before`. */
function readTest(node: parser.Node): Test | null {
  if (node.type === "id") return (element) => element.id === node.value;
  if (node.type === "attribute") return readAttributeTest(node);
  if (node.type !== "pseudo") return null;
  const name = node.value.toLowerCase();
  if (name === ":root") return (element) => element.tag === "html";
  if (name === ":lang") return readLanguageTest(node);
  const compounds = node.nodes.map(readCompound);
  if (name === ":is" || name === ":where")
    return (element, page) => compounds.some((one) => matches(one, element, page));
  // A match anywhere in the page is enough: a script may move the element.
  if (name === ":has") return (_, page) => compounds.some((one) => isAnywhere(one, page));
  return null;
}

/** Only the name is tested: scripts change values, and `dir` may be changed on the whole page (REQ-LANG-9). */
function readAttributeTest(node: parser.Attribute): Test {
  const name = node.attribute.toLowerCase();
  return (element, page) => page.scriptedAttributes.has(name) || element.attributes.includes(name);
}

function readLanguageTest(node: parser.Pseudo): Test | null {
  const ranges = node.nodes.map((range) => range.toString().trim().toLowerCase());
  // Quoted ranges and wildcards have other matching rules.
  if (ranges.some((range) => !/^[a-z0-9-]+$/.test(range))) return null;
  return ({ language }) =>
    language === null ||
    ranges.some((range) => language === range || language.startsWith(`${range}-`));
}

/** A superset of the matching elements. */
function candidates(compound: Compound, page: StyledPage): readonly PageElement[] {
  const name = compound.classes.find((one) => !page.scriptedClasses.has(one));
  if (name !== undefined) return page.byClass.get(name) ?? [];
  return compound.tag === null ? page.all : (page.byTag.get(compound.tag) ?? []);
}

function isAnywhere(compound: Compound, page: StyledPage): boolean {
  return candidates(compound, page).some((element) => matches(compound, element, page));
}

function matches(compound: Compound, element: PageElement, page: StyledPage): boolean {
  return (
    (compound.tag === null || compound.tag === element.tag) &&
    compound.classes.every(
      (name) => element.classes.includes(name) || page.scriptedClasses.has(name),
    ) &&
    compound.tests.every((test) => test(element, page)) &&
    hasMatchingContext(compound, element, page)
  );
}

/** Siblings may be anywhere, because scripts add and move them. Ancestors must be in the HTML. */
function hasMatchingContext(compound: Compound, element: PageElement, page: StyledPage): boolean {
  const { combinator, left } = compound;
  if (!left) return true;
  if (combinator !== "" && combinator !== ">") return isAnywhere(left, page);
  let inner = element;
  for (let outer = element.parent; outer; outer = inner.parent) {
    // A script may insert a copy of a template anywhere.
    if (outer.tag === "template") return isAnywhere(left, page);
    if (matches(left, outer, page)) return true;
    if (combinator === ">") return false;
    inner = outer;
  }
  return false;
}
