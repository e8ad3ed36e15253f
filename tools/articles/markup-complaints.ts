import type { Complaint } from "./complaint.ts";

/** What the light markup does not read and would show as typed, or as another thing than was meant. */
const unread: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, "a control character (a tab, say) stands here: take it out."],
  [/\\/, "a backslash would be shown as typed: take it out."],
  [/^\s+\S/, "blanks at the start of a line are not read: begin with the first letter."],
  [/^# /, 'the title is the only heading of its level: write "## " or "### ".'],
  [/^#{4,}/, 'there are two levels of headings: write "## " or "### ".'],
  [/^#+(?![# ])/, 'a heading has a blank behind its signs: write "## " or "### ".'],
  [/^#+ *$/, "a heading has no text."],
  [/^([-*_] ?){3,}$/, "a line across the page is not read: take it out."],
  [/^[*+•–] /, 'a bullet begins with "- ".'],
  [/^- *$/, "a bullet has no text."],
  [/^[\d\u0660-\u0669]+[.)] /, 'numbered lists are not read: begin each line with "- ".'],
  [/^>/, "quotations are not read: write a paragraph."],
  [/^\|/, "tables are not read: write paragraphs or bullets."],
  [/`/, "code is not read: take the sign ` out."],
  [/<\/?[a-z!]/i, "HTML is not read and would be shown as typed: take it out."],
  [/\]\(/, "links and pictures are not read: write the text alone."],
  [/__|(?<![\p{L}\d_])_[^_]+_(?![\p{L}\d_])/u, "bold text stands between ** and **, nothing else."],
];

/** Complaints about a body in the light markup, one for a line; `first` is the line that it begins with. */
export function complaintsAboutMarkup(body: readonly string[], first: number): Complaint[] {
  return body.flatMap((line, index) => {
    const sentence = sentenceAbout(line, body[index - 1] ?? "");
    return sentence ? [{ line: first + index, sentence }] : [];
  });
}

function sentenceAbout(line: string, before: string): string | undefined {
  if (line.trim() === "") return undefined;
  const found = unread.find(([sign]) => sign.test(line));
  if (found) return found[1];
  if (line.replace(/\*\*(.+?)\*\*/g, "").includes("*"))
    return "bold text stands between ** and **, and both are on one line.";
  if (isText(line) && before.trim() !== "" && !before.startsWith("#"))
    return "every line is a paragraph of its own: join it with the line above, or leave an empty line between them.";
  return undefined;
}

function isText(line: string): boolean {
  return !/^(#|- )/.test(line);
}
