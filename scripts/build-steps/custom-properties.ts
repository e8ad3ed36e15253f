import { type Declaration, parse } from "postcss";

/** The custom properties that `css` declares. */
export function listCustomProperties(css: string): ReadonlySet<string> {
  return new Set(css.match(/--[\w-]+(?=:)/g));
}

/** The custom properties that the wanted declarations use, directly and through other custom properties. */
export function findUsedProperties(
  css: string,
  isWanted: (declaration: Declaration) => boolean = () => true,
): ReadonlySet<string> {
  const used = new Set<string>();
  const values = new Map<string, string[]>();
  parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (!isWanted(declaration)) return;
    if (!isCustomProperty(declaration)) for (const name of listReferences(value)) used.add(name);
    else values.set(prop, [...(values.get(prop) ?? []), ...listReferences(value)]);
  });
  // The loop also visits names that it adds.
  for (const name of used) for (const next of values.get(name) ?? []) used.add(next);
  return used;
}

/** A CSS rule that uses the custom properties of a drawing. */
export function ruleOfDrawing(svg: string): string {
  return `svg{fill:${listReferences(svg).map((name) => `var(${name})`)}}`;
}

function listReferences(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

export function isCustomProperty({ prop }: Declaration): boolean {
  return prop.startsWith("--");
}
