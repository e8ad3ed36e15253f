import ts from "typescript";

/** Attributes with visible or spoken text. */
const spokenAttributes =
  /^(alt|title|label|placeholder|aria-(label|description|valuetext|roledescription))$/;

const shownOperators = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/**
 * Texts in the markup of a TSX file that belong into the content: texts between tags, and attributes with text. Marks
 * such as © and figures do not count.
 */
export function findWordsInMarkup(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...literalsIn(node));
    if (ts.isJsxAttribute(node) && spokenAttributes.test(node.name.getText()))
      found.push(...literalsIn(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => /\p{L}/u.test(text)).map((text) => text.trim());
}

/** The text values of an expression or attribute: literals and the fixed parts of templates. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isJsxAttribute(node)) return node.initializer ? literalsIn(node.initializer) : [];
  if (ts.isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node))
    return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  // `a && "b"`, `a ?? "b"` and `a + "b"` render their strings; comparisons do not.
  if (ts.isBinaryExpression(node) && shownOperators.has(node.operatorToken.kind)) {
    return [...literalsIn(node.left), ...literalsIn(node.right)];
  }
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  return [];
}

/** The attribute names of every element in a TSX file. */
export function listAttributes(path: string, source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) names.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}
