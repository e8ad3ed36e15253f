import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { moduleOf, type PageId } from "../../app/content/data/pages.ts";
import routes from "../../app/routes.ts";

const app = fileURLToPath(new URL("../../app/", import.meta.url));

/** The layouts of pages with header and footer, of account pages and of staff pages, with the routes in them. */
const layouts = routes as unknown as readonly [Layout, Layout, Layout];

interface Layout {
  file: string;
  children: readonly { id: string; file: string }[];
}

/**
 * The style sheets of the pages, by paths from `app`, in the order of the imports, and among them the drawings, which
 * use custom properties too.
 */
export interface RouteStyles {
  /** The sheets of the document and of the layout with header and footer. */
  frame: readonly string[];
  /** The further sheets of each page with that layout, by its module in the table of pages. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** The sheets of all account pages together, with those of the document. */
  account: readonly string[];
  /** The sheets of all staff pages together, with those of the document. */
  staff: readonly string[];
}

/** Lists the style sheets that the route modules import, directly and through other modules. */
export function listRouteStyles(): RouteStyles {
  const [site, account, staff] = layouts;
  const frame = listStyles("root.tsx", site.file);
  const own = site.children.map(({ id, file }) => {
    return [
      moduleOf(id as PageId),
      listStyles(file).filter((style) => !frame.includes(style)),
    ] as const;
  });
  return {
    frame,
    pages: new Map(own),
    account: listStyles("root.tsx", ...modulesOf(account)),
    staff: listStyles("root.tsx", ...modulesOf(staff)),
  };
}

function modulesOf({ file, children }: Layout): string[] {
  return [file, ...children.map((child) => child.file)];
}

/** An import or a re-export. Types have no styles. */
const imports =
  /(?:^|[\s;])(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)|import\.meta\.glob[^("]*\(\s*"([^"]+)"/g;

function listStyles(...modules: string[]): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    if (/\.(?:css|svg)$/.test(module)) styles.add(module);
    // Modules of the server render nothing.
    if (!/(?<!\.server)\.tsx?$/.test(module)) return;
    const text = readFileSync(join(app, module), "utf8");
    for (const [, from, dynamic, pattern] of text.matchAll(imports)) {
      const folder = dirname(module);
      if (pattern) globSync(join(folder, pattern), { cwd: app }).sort().forEach(visit);
      else for (const target of resolve(from ?? dynamic ?? "", folder)) visit(target);
    }
  };
  modules.forEach(visit);
  return [...styles];
}

/** The path from `app` of an imported module; none for packages and generated types. */
function resolve(specifier: string, folder: string): string[] {
  if (specifier.startsWith("~/")) return [specifier.slice(2)];
  if (!specifier.startsWith(".") || specifier.includes("/+types/")) return [];
  return [relative(app, join(app, folder, specifier))];
}
