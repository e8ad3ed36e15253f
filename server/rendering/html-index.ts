/** An element of a page with the properties that selectors can match. Tags and attribute names are in lower case. */
export interface PageElement {
  tag: string;
  id: string | null;
  classes: readonly string[];
  attributes: readonly string[];
  /** Its own or inherited language, in lower case; null when there is none. */
  language: string | null;
  parent: PageElement | null;
}

/** The elements of a page in their order, and those with a class or a tag. */
export interface PageElements {
  all: readonly PageElement[];
  byClass: ReadonlyMap<string, readonly PageElement[]>;
  byTag: ReadonlyMap<string, readonly PageElement[]>;
}

interface OpenElement {
  element: PageElement;
  /** In SVG `<path/>` is closed; in HTML the slash is ignored. */
  drawing: boolean;
}

const tagOrComment =
  /<!--[\s\S]*?-->|<\/([a-z][^\s/>]*)[^>]*>|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const neverClosed = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const withoutMarkup = new Set(["script", "style"]);

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * Indexes the elements of a rendered page. Expects optional parts of HTML (end tags, `<tbody>`) to be present. Ignores
 * the content of scripts, styles and comments.
 */
export function indexHtml(html: string): PageElements {
  const all: PageElement[] = [];
  const open: OpenElement[] = [{ element: emptyElement, drawing: false }];
  tagOrComment.lastIndex = 0;
  for (let found = tagOrComment.exec(html); found; found = tagOrComment.exec(html)) {
    const [, closed, opened, attributes = ""] = found;
    if (closed) closeElement(open, closed.toLowerCase());
    if (!opened) continue;
    const above = open.at(-1);
    if (!above) break;
    const tag = opened.toLowerCase();
    const element = readElement(tag, attributes, above);
    all.push(element);
    if (withoutMarkup.has(tag)) {
      const end = html.indexOf(`</${opened}`, tagOrComment.lastIndex);
      tagOrComment.lastIndex = end < 0 ? html.length : end;
    }
    const drawing = tag === "svg" || tag === "math" || above.drawing;
    if (neverClosed.has(tag) || (drawing && attributes.endsWith("/"))) continue;
    open.push({ element, drawing: drawing && tag !== "foreignobject" });
  }
  return { all, ...indexElements(all) };
}

/** The parent of the root element. */
const emptyElement: PageElement = {
  tag: "",
  id: null,
  classes: [],
  attributes: [],
  language: null,
  parent: null,
};

function readElement(tag: string, text: string, { element }: OpenElement): PageElement {
  const read: PageElement & { attributes: string[] } = {
    tag,
    id: null,
    classes: emptyElement.classes,
    attributes: [],
    language: element.language,
    parent: element === emptyElement ? null : element,
  };
  for (const [, written = "", double, single, bare] of text.matchAll(attribute)) {
    const name = written.toLowerCase();
    const value = double ?? single ?? bare ?? "";
    read.attributes.push(name);
    if (name === "class") read.classes = decoded(value).split(/\s+/).filter(Boolean);
    else if (name === "id") read.id = decoded(value);
    else if (name === "lang") read.language = value.toLowerCase() || null;
  }
  return read;
}

/** Closes the innermost element of this name and all in it. Ignores an end tag without an open element, as browsers do. */
function closeElement(open: OpenElement[], tag: string): void {
  const place = open.findLastIndex(({ element }) => element.tag === tag);
  if (place > 0) open.length = place;
}

function decoded(value: string): string {
  return value.includes("&")
    ? value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    : value;
}

function indexElements(all: readonly PageElement[]): Pick<PageElements, "byClass" | "byTag"> {
  const byClass = new Map<string, PageElement[]>();
  const byTag = new Map<string, PageElement[]>();
  for (const element of all) {
    for (const name of element.classes) add(byClass, name, element);
    add(byTag, element.tag, element);
  }
  return { byClass, byTag };
}

function add(index: Map<string, PageElement[]>, name: string, element: PageElement): void {
  const there = index.get(name);
  if (there) there.push(element);
  else index.set(name, [element]);
}
