/** Characters that XML forbids even escaped: most control characters, lone surrogates and two noncharacters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Escapes a text for an element or an attribute, and removes forbidden characters. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (mark) => entities[mark] ?? "");
}

/** Returns an element. Attributes are escaped; `children` are markup, so texts in them need `xmlText`. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join("")}</${name}>`;
}

/** Returns a document around its root element. */
export function xmlDocument(root: string): string {
  return `${declaration}${root}\n`;
}
