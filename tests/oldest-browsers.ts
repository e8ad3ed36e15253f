import postcss, { type AtRule, type ChildNode } from "postcss";

/**
 * Features of a style sheet that the oldest browsers (REQ-PAGE-5) do not support although the page needs them. These
 * browsers drop a whole media query that they cannot parse. A value with `var(…)` becomes invalid at computed-value
 * time, so a declaration before it is no fallback: values with newer functions or units need `@supports`.
 */
export function styleFaults(css: string): string[] {
  const faults: string[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules("media", ({ params }) => {
    if (/[<>]|\bor\b|\bnot\s*\(/.test(params)) faults.push(`@media ${params}`);
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const conditions = conditionsAround(declaration);
    for (const { name, pattern } of later) {
      if (
        pattern.test(`${prop}: ${value}`) &&
        !conditions.some((condition) => pattern.test(condition))
      )
        faults.push(`${name} without @supports: ${prop}: ${value}`);
    }
  });
  return faults;
}

/**
 * Newer than the oldest browsers, and more than decoration. Values without a fallback are allowed under `@supports`
 * only.
 */
const later = [
  { name: "color-mix", pattern: /\bcolor-mix\(/ },
  { name: "a unit of the small or the changing window", pattern: /\d[sdl]v(?:[hwib]|min|max)\b/ },
  { name: "a unit of the container", pattern: /\dcq(?:[whib]|min|max)\b/ },
  { name: "a unit of the line", pattern: /\dr?lh\b/ },
  {
    name: "overflow: clip",
    pattern: /^(?:--clip|overflow(?:-[a-z]+)?): ?clip\b|\(overflow: ?clip\)/,
  },
  { name: "rotate or scale of its own", pattern: /^(?:rotate|scale):/ },
  { name: "light-dark or a colour from another", pattern: /\blight-dark\(|\(from\s/ },
];

function conditionsAround(node: ChildNode): string[] {
  const conditions: string[] = [];
  for (let outer = node.parent; outer; outer = outer.parent as typeof outer) {
    const { type, name, params } = outer as AtRule;
    if (type === "atrule" && name === "supports") conditions.push(params);
  }
  return conditions;
}

/**
 * Features of a browser script that the oldest browsers do not support; some break the whole file, some a single call.
 */
export function scriptFaults(script: string): string[] {
  return newer.flatMap(({ name, pattern }) => (pattern.test(script) ? [name] : []));
}

const newer = [
  { name: "a regular expression that looks behind", pattern: /\(\?<[=!]/ },
  {
    name: "AbortSignal.timeout or any, without asking for it",
    pattern:
      /^(?![\s\S]*["'`]timeout["'`]\s*in\s+AbortSignal\b)[\s\S]*AbortSignal\.timeout|AbortSignal\.any\b/,
  },
  { name: "sorted or changed copies of arrays", pattern: /\.(?:toSorted|toReversed|toSpliced)\(/ },
  { name: "groups", pattern: /\b(?:Object|Map)\.groupBy\(/ },
  { name: "promises with their ends", pattern: /\bPromise\.(?:withResolvers|try)\(/ },
  { name: "URL.canParse or parse", pattern: /\bURL\.(?:canParse|parse)\(/ },
  {
    name: "operations on sets",
    pattern: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  },
  {
    name: "the number of an address's parameters",
    pattern: /\b(?:parameters|searchParams|params|search|query)\.size\b/,
  },
  { name: "checkVisibility", pattern: /\.checkVisibility\(/ },
  { name: "range queries", pattern: /\(\s*(?:width|height)\s*[<>]=?\s*[\d.]+(?:r?em|px)/ },
];
