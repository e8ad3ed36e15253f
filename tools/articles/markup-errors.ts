import type { ArticleError } from "./article-error.ts";

/** Patterns of markup that the site does not support. */
const unsupported: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, "a control character (such as a tab): remove it."],
  [/\\/, "a backslash would be shown as typed: remove it."],
  [/^\s+\S/, "spaces at the start of a line are not supported: begin with the first letter."],
  [/^# /, 'the title is the only heading of its level: write "## " or "### ".'],
  [/^#{4,}/, 'there are two levels of headings: write "## " or "### ".'],
  [/^#+(?![# ])/, 'a heading has a space after its signs: write "## " or "### ".'],
  [/^#+ *$/, "a heading has no text."],
  [/^([-*_] ?){3,}$/, "a line across the page is not supported: remove it."],
  [/^[*+•–] /, 'a bullet begins with "- ".'],
  [/^- *$/, "a bullet has no text."],
  [/^[\d\u0660-\u0669]+[.)] /, 'numbered lists are not supported: begin each line with "- ".'],
  [/^>/, "quotations are not supported: write a paragraph."],
  [/^\|/, "tables are not supported: write paragraphs or bullets."],
  [/`/, "code is not supported: remove the sign `."],
  [/<\/?[a-z!]/i, "HTML is not supported and would be shown as typed: remove it."],
  [/\]\(/, "links and images are not supported: write the text alone."],
  [/__|(?<![\p{L}\d_])_[^_]+_(?![\p{L}\d_])/u, "bold text is written between ** and ** only."],
];

/** The errors of a text in the light markup, at most one a line. `first` is the number of its first line. */
export function listMarkupErrors(body: readonly string[], first: number): ArticleError[] {
  return body.flatMap((line, index) => {
    const message = findLineError(line, body[index - 1] ?? "");
    return message ? [{ line: first + index, message }] : [];
  });
}

function findLineError(line: string, before: string): string | undefined {
  if (line.trim() === "") return undefined;
  const found = unsupported.find(([sign]) => sign.test(line));
  if (found) return found[1];
  if (line.replace(/\*\*(.+?)\*\*/g, "").includes("*"))
    return "bold text is written between ** and **, and both are on one line.";
  if (isText(line) && before.trim() !== "" && !before.startsWith("#"))
    return "every line is a paragraph of its own: join it with the line above, or leave an empty line between them.";
  return undefined;
}

function isText(line: string): boolean {
  return !/^(#|- )/.test(line);
}
