import { isMap, isScalar, LineCounter, type Node, parseDocument, type Range } from "yaml";
import type { Complaint } from "./complaint.ts";

/** What stands between the two lines `---` at the head of a file. */
interface FrontMatter {
  /** Each key with its text, which may be empty, and its line. */
  entries: Map<string, { text: string; line: number }>;
  complaints: Complaint[];
  /** The line of the second `---`. */
  end: number;
}

const edge = "---";

/** Reads the head of a file as YAML whose values are all texts; null, with a complaint, where there is no head. */
export function readFrontMatter(lines: readonly string[]): FrontMatter | Complaint {
  if (lines[0] !== edge)
    return {
      line: 1,
      sentence: `the file has to begin with a line "${edge}", and its keys below.`,
    };
  const end = lines.indexOf(edge, 1);
  if (end < 0)
    return { line: 1, sentence: `the keys have no end: a second line "${edge}" is missing.` };
  const counter = new LineCounter();
  const source = lines.slice(1, end).join("\n");
  // "failsafe" makes no dates, numbers or truth of what is typed.
  const document = parseDocument(source, { schema: "failsafe", lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const entries: FrontMatter["entries"] = new Map();
  const { contents } = document;
  const pairs = isMap<Node, Node | null>(contents) ? contents.items : [];
  const [error] = document.errors;
  if (error) {
    const [at] = error.pos;
    // Quotes without an end are noticed far below the text that they begin.
    const text = pairs.map(({ value }) => value?.range).find((range) => range && holds(range, at));
    const sentence = error.code === "DUPLICATE_KEY" ? "this key stands twice." : unread;
    return { entries, complaints: [{ line: lineAt(text?.[0] ?? at), sentence }], end: end + 1 };
  }
  const complaints: Complaint[] = [];
  if (contents !== null && !isMap(contents)) complaints.push({ line: 2, sentence: unread });
  for (const { key, value } of pairs) {
    const line = lineAt(key.range?.[0] ?? 0);
    const isText = value === null || (isScalar(value) && typeof (value.value ?? "") === "string");
    if (!isScalar(key) || !isText) complaints.push({ line, sentence: unread });
    else if (value?.comment) complaints.push({ line, sentence: comment });
    else entries.set(`${key.value}`, { text: `${value?.value ?? ""}`.trim(), line });
  }
  return { entries, complaints, end: end + 1 };
}

function holds([start, end]: Range, offset: number): boolean {
  return start <= offset && offset <= end;
}

const unread =
  'here should be "key: text"; a text with ": " or " #" in it, or with a sign at its start, belongs between double quotes.';

const comment = 'what follows " #" would be lost: put the whole text between double quotes.';
