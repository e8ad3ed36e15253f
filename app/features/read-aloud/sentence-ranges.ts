import { splitSentences } from "./sentences.ts";

/** Blocks that are read even when they contain only a link. Elsewhere, a line that is only a link is skipped. */
const blocks = "h1, h2, h3, h4, p, li, dt, dd, summary";

/** Tables whose rows are read; other tables are skipped, because their cells make no sense without their columns. */
const readRow = "table[data-read-aloud] tr";

/** Skipped: tables, navigation, controls, and collapsed content. */
const unread =
  "nav, aside, figure, table:not([data-read-aloud]), form, button, [hidden], [aria-hidden=true], [data-unread], details:not([open]) > :not(summary)";

/** The text nodes of a block, without those of the blocks inside it. */
interface Line {
  block: Element;
  nodes: Text[];
}

/** Returns the sentences of the visible main text, in order; empty without an `article` or a `main`. */
export function listSentenceRanges(locale: string): Range[] {
  const text = document.querySelector("article") ?? document.querySelector("main");
  if (!text) return [];
  const lines = linesOf(text);
  // Content above the title is skipped.
  const title = lines.findIndex(({ block }) => block.closest("h1"));
  return lines.slice(Math.max(0, title)).flatMap((line) => rangesIn(line, locale));
}

function linesOf(text: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const block = blockOf(node);
    if (!node.data.trim() || node.parentElement?.closest(unread) || !isSeen(block)) continue;
    const last = lines.at(-1);
    if (last?.block === block) last.nodes.push(node);
    else lines.push({ block, nodes: [node] });
  }
  return lines.filter(
    ({ block, nodes }) =>
      block.matches(blocks) || nodes.some(({ parentElement }) => !parentElement?.closest("a")),
  );
}

/** Returns the closest block element of a text, or the row of a table that is read. */
export function blockOf({ parentElement }: Text): Element {
  const row = parentElement?.closest(readRow);
  if (row) return row;
  let block = parentElement ?? document.body;
  while (/^(inline|contents)/.test(getComputedStyle(block).display))
    block = block.parentElement ?? document.body;
  return block;
}

/** False for hidden content, and for text that is for screen readers only. */
function isSeen(block: Element): boolean {
  return (
    getComputedStyle(block).visibility === "visible" && block.getBoundingClientRect().width > 1
  );
}

/** Returns the text of a sentence as a voice speaks it, with a pause between the cells of a row. */
export function spokenText(sentence: Range): string {
  const { commonAncestorContainer: node } = sentence;
  const text =
    node instanceof HTMLTableRowElement
      ? [...node.cells].map(({ textContent }) => textContent).join(", ")
      : String(sentence);
  return text.replace(/\s+/g, " ");
}

function rangesIn({ block, nodes }: Line, locale: string): Range[] {
  const put = (offset: number, set: (node: Text, within: number) => void) => {
    let before = 0;
    for (const node of nodes) {
      if (offset <= before + node.length) return set(node, offset - before);
      before += node.length;
    }
  };
  const text = nodes.map(({ data }) => data).join("");
  const isRow = block.matches(readRow);
  const sentences = isRow ? [{ start: 0, end: text.length }] : splitSentences(text, locale);
  return sentences.map(({ start, end }) => {
    const range = document.createRange();
    put(start, (node, within) => range.setStart(node, within));
    put(end, (node, within) => range.setEnd(node, within));
    return range;
  });
}
