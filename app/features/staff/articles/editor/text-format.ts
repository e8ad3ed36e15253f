/** The formats that the text of an article has (REQ-ARTICLE-9). */
export type TextFormat = "heading" | "list" | "bold" | "paragraph";

/** A replacement of characters of a text, and what is selected after it. */
interface Insertion {
  from: number;
  to: number;
  text: string;
  select: readonly [number, number];
}

/**
 * Returns the change that gives the selected characters a format: a mark at the start of their line, asterisks around
 * them, or an empty line after them.
 */
function insertFormat(text: string, start: number, end: number, format: TextFormat): Insertion {
  if (format === "bold") {
    const inside = text.slice(start, end);
    const select = [start + 2, end + 2] as const;
    return { from: start, to: end, text: `**${inside}**`, select };
  }
  if (format === "paragraph")
    return { from: end, to: end, text: "\n\n", select: [end + 2, end + 2] };
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const mark = format === "heading" ? "## " : "- ";
  const select = [start + mark.length, end + mark.length] as const;
  return { from: line, to: line, text: mark, select };
}

/** Makes the change in the text area, as if it were typed, so that the browser's Undo takes it back. */
export function applyFormat(area: HTMLTextAreaElement, format: TextFormat): void {
  const { value, selectionStart, selectionEnd } = area;
  const { from, to, text, select } = insertFormat(value, selectionStart, selectionEnd, format);
  area.focus();
  area.setSelectionRange(from, to);
  document.execCommand("insertText", false, text);
  area.setSelectionRange(...select);
}
