import { type Declaration, parse } from "postcss";

/** The custom properties that `css` declares. */
export function listProperties(css: string): ReadonlySet<string> {
  return new Set(css.match(/--[\w-]+(?=:)/g));
}

/** The custom properties that the wanted declarations use, and all that their values use in turn. */
export function findUsedProperties(
  css: string,
  isWanted: (declaration: Declaration) => boolean = () => true,
): ReadonlySet<string> {
  const used = new Set<string>();
  const values = new Map<string, string[]>();
  parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (!isWanted(declaration)) return;
    if (!isProperty(declaration)) for (const name of listReferences(value)) used.add(name);
    else values.set(prop, [...(values.get(prop) ?? []), ...listReferences(value)]);
  });
  // The iteration includes names that are added during it.
  for (const name of used) for (const next of values.get(name) ?? []) used.add(next);
  return used;
}

/** A rule that uses the custom properties of a drawing. */
export function ruleOfDrawing(svg: string): string {
  return `svg{fill:${listReferences(svg).map((name) => `var(${name})`)}}`;
}

function listReferences(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
}

export function isProperty({ prop }: Declaration): boolean {
  return prop.startsWith("--");
}
