/** The values that GoTrue inserts into a template. */
export type GoValues = Readonly<Record<string, string>>;

/**
 * Renders the subset of Go's html/template that the mails use: if, else and end with `eq`, and values. Escapes values
 * like Go does: as part of a URL inside `href`, as text elsewhere. Throws for any other syntax.
 */
export function runGoTemplate(template: string, values: GoValues): string {
  const parts = template.split(/\{\{\s*(.*?)\s*\}\}/s);
  let written = "";
  const open: { shown: boolean; wasTrue: boolean }[] = [];
  for (const [index, part] of parts.entries()) {
    const isShown = open.every(({ shown }) => shown);
    const branch = open.at(-1);
    if (index % 2 === 0) written += isShown ? part : "";
    else if (part.startsWith("if ")) {
      const wasTrue = condition(part.slice(3), values);
      open.push({ shown: wasTrue, wasTrue });
    } else if (part === "else" && branch) branch.shown = !branch.wasTrue;
    else if (part === "end" && branch) open.pop();
    else if (isShown) written += escaped(part, values, written);
  }
  if (open.length > 0) throw new Error("An if has no end.");
  return written;
}

function condition(expression: string, values: GoValues): boolean {
  if (!expression.startsWith("eq ")) return value(expression, values) !== "";
  const [first, ...others] = [...expression.slice(3).matchAll(/\([^)]*\)|\S+/g)].map(([term]) =>
    value(term, values),
  );
  return others.includes(first ?? "");
}

/** A field, or `(print …)` with fields and texts. */
function value(term: string, values: GoValues): string {
  const printed = /^\(print (.*)\)$/.exec(term)?.[1];
  if (printed === undefined) {
    const found = /^\.(\w+)$/.exec(term)?.[1];
    if (found === undefined || !(found in values)) throw new Error(`Unknown term: ${term}`);
    return values[found] ?? "";
  }
  return printed
    .split(" ")
    .map((part) => (part.startsWith('"') ? JSON.parse(part) : value(part, values)))
    .join("");
}

function escaped(expression: string, values: GoValues, before: string): string {
  const [term = "", filter] = expression.split(" | ");
  const text = value(term, values);
  if (filter === "urlquery") return encodeURIComponent(text);
  if (filter !== undefined) throw new Error(`Unknown filter: ${filter}`);
  const address = /href="([^"]*)$/.exec(before)?.[1];
  // Go does not escape the start of a URL, only the part after # or ?.
  if (address !== undefined && /[#?]/.test(address)) return encodeURIComponent(text);
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
