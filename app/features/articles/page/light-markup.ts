/** A plain or bold part of a line. */
export interface Span {
  text: string;
  bold: boolean;
}

/** A block of an article's body. */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "paragraph"; spans: Span[] };

/**
 * Parses the light markup of an article's body (REQ-ARTICLE-9): `# `, `## ` and `### ` start a heading, `- ` a
 * bullet; consecutive bullets form one list; every other non-empty line is a paragraph; text between double asterisks
 * is bold. Nothing else is interpreted, so HTML stays text.
 */
export function parseLightMarkup(body: string): Block[] {
  const blocks: Block[] = [];
  for (const line of body.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") continue;
    const bullet = line.startsWith("- ") ? parseSpans(line.slice(2)) : null;
    const last = blocks.at(-1);
    if (bullet && last?.kind === "list") last.items.push(bullet);
    else if (bullet) blocks.push({ kind: "list", items: [bullet] });
    else blocks.push(parseLine(line));
  }
  return blocks;
}

function parseLine(line: string): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(line);
  if (!heading?.[1]) return { kind: "paragraph", spans: parseSpans(line) };
  const level = heading[1].length as 1 | 2 | 3;
  return { kind: "heading", level, spans: parseSpans(heading[2] ?? "") };
}

/** Splits a line at its pairs of double asterisks; an unclosed pair stays as typed. */
function parseSpans(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(/\*\*(.+?)\*\*/g)) {
    if (match.index > end) spans.push({ text: line.slice(end, match.index), bold: false });
    spans.push({ text: match[1] ?? "", bold: true });
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ text: line.slice(end), bold: false });
  return spans;
}
