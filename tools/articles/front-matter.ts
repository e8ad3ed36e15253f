import { isMap, isScalar, LineCounter, type Node, parseDocument, type Range } from "yaml";
import type { ArticleError } from "./article-error.ts";

/** The YAML between the two lines `---` at the start of a file. */
interface FrontMatter {
  /** The value of each key, which may be empty, and its line. */
  entries: Map<string, { text: string; line: number }>;
  errors: ArticleError[];
  /** The line of the second `---`. */
  end: number;
}

const edge = "---";

/** Parses the front matter as YAML with string values only. Returns an error when there is no front matter. */
export function readFrontMatter(lines: readonly string[]): FrontMatter | ArticleError {
  if (lines[0] !== edge)
    return {
      line: 1,
      message: `the file has to begin with a line "${edge}", and its keys below.`,
    };
  const end = lines.indexOf(edge, 1);
  if (end < 0)
    return { line: 1, message: `the keys have no end: a second line "${edge}" is missing.` };
  const counter = new LineCounter();
  const source = lines.slice(1, end).join("\n");
  // The schema "failsafe" does not convert values to dates, numbers or booleans.
  const document = parseDocument(source, { schema: "failsafe", lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const entries: FrontMatter["entries"] = new Map();
  const { contents } = document;
  const pairs = isMap<Node, Node | null>(contents) ? contents.items : [];
  const [error] = document.errors;
  if (error) {
    const [at] = error.pos;
    // The parser reports an unclosed quote far below its start.
    const text = pairs
      .map(({ value }) => value?.range)
      .find((range) => range && contains(range, at));
    const message = error.code === "DUPLICATE_KEY" ? "this key is duplicated." : unread;
    return { entries, errors: [{ line: lineAt(text?.[0] ?? at), message }], end: end + 1 };
  }
  const errors: ArticleError[] = [];
  if (contents !== null && !isMap(contents)) errors.push({ line: 2, message: unread });
  for (const { key, value } of pairs) {
    const line = lineAt(key.range?.[0] ?? 0);
    const isText = value === null || (isScalar(value) && typeof (value.value ?? "") === "string");
    if (!isScalar(key) || !isText) errors.push({ line, message: unread });
    else if (value?.comment) errors.push({ line, message: comment });
    else entries.set(`${key.value}`, { text: `${value?.value ?? ""}`.trim(), line });
  }
  return { entries, errors, end: end + 1 };
}

function contains([start, end]: Range, offset: number): boolean {
  return start <= offset && offset <= end;
}

const unread =
  'here should be "key: text"; a text with ": " or " #" in it, or with a sign at its start, belongs between double quotes.';

const comment = 'what follows " #" would be lost: put the whole text between double quotes.';
