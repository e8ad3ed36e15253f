/** A comment, a test title or a paragraph of documentation with its line. */
interface Prose {
  line: number;
  text: string;
}

/** Comments of SQL and of files for the operating system. Consecutive lines are one text. */
const lineCommentPattern = /(?:^[ \t]*(?:#|--) .*\n?)+|(?<=\s)(?:#|--) .*/gm;

/** Comments, and the titles of tests. A comment that continues over lines starting with `//` is one text. */
const prosePattern =
  /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/ .*\n?)+|(?<=\s)\/\/ .*|(?<=\btest(?:\.\w+)?\(\s*|^\)(?: as const)?\(\s*)(["'`]).*?\1(?=,)/gm;

/** The texts of a source file or a Markdown document that developers read. Code in a document is left out. */
export function listProse(path: string, source: string): Prose[] {
  if (path.endsWith(".md")) {
    const withoutCode = source.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) =>
      code.replace(/[^\n]/g, " "),
    );
    return withoutCode.split("\n").map((text, index) => ({ line: index + 1, text }));
  }
  const pattern = /\.(?:tsx?|m?js|css)$/.test(path) ? prosePattern : lineCommentPattern;
  return [...source.matchAll(pattern)].map(({ 0: match, index }) => ({
    line: source.slice(0, index).split("\n").length,
    text: match.replace(/^\s*(?:\/\/|\/?\*+\/?|#|--)\s?/gm, "").replace(/^["'`]/, ""),
  }));
}

/** Names that this project once used instead of the term of the field. */
export const privateNames =
  /\b(?:patience|littleWords|turnLink|turnAddress|keepFor|contentIn|siteOf|steady\w*|waking|isKept|isStranger|worthOf\w*|standsIn|listStandIns|waysToSay|hush|liar|told\w+|leadsOn|whyMissing|sessionWorld|lookAt\w+)\b/i;

/** Private words and sentence patterns in prose, each with the terms that replace it. */
export const privateWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bledgers?\b/i, "table, list"],
  [/\b(?:is|are|was|nothing|what) said\b/i, "is shown, is documented"],
  [/\bpatience\b/i, "timeout"],
  [/\blittle words?\b/i, "stop words"],
  [/\bstand-ins?\b/i, "sample"],
  [/\bstrangers?\b/i, "somebody else, another account"],
  [/(?<!\b(?:screen|feed)[\s-]+)\breaders?\b/i, "visitor"],
  [/\btravels?\b/i, "is sent"],
  [/\bslips?\b/i, "typing error"],
  [/\bw[ao]ken?s?\b|\bwaking\b/i, "hydrate"],
  [/\bhand(?:s|ed)? o(?:ver|n)\b/i, "pass"],
  [/\bkept (?:answers?|pages?|for|by|here)\b/i, "cached, stored"],
  [/\btold\b|\btells? (?:of|it|them|which|whether|what)\b/i, "announce, report, say"],
  [/\b(?:is|are|was|were|be) asked for\b/i, "requested"],
  [/\bthe doors?\b/i, "endpoint"],
  [/\bmeans? nothing by\b|\bbehind their backs?\b|\bin life\b/i, "a literal phrase"],
  [/\bstands? (?:still|there|before|behind|beside|between)\b/i, "is"],
  [/\bwhat is (?:wrong|right|meant)\b/i, "error, correction"],
  [/(?:^|[.;:] )Who(?:ever)? (?!are\b|is\b)[a-z]/, "a user, a visitor, or another noun as subject"],
  [
    /(?:^|[.;:] )What(?:ever)? (?!is\b|are\b|to\b|the clinic\b)[a-z][^?|]*[^?|]$/,
    "a noun as subject",
  ],
];
