// Collects the print rules of all style sheets into one file. Pages link it with media="print", so that it is not part of
// the styles that every page carries inline.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AtRule, type Container, parse, root } from "postcss";

/** The print rules below `container`, within copies of the layers and conditions around them. */
function printRulesIn(container: Container): AtRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type !== "atrule" || !node.nodes) return [];
    if (node.name === "media" && node.params === "print") return [node.clone()];
    const within = printRulesIn(node);
    return within.length > 0 ? [node.clone({ nodes: within })] : [];
  });
}

/** Writes the file into the build, and its name into the lists of the server and the service worker. */
function collectPrintStyles(folder: string): void {
  const assets = join(folder, "client", "assets");
  const all = root();
  const seen = new Set<string>();
  for (const name of readdirSync(assets).sort()) {
    if (!name.endsWith(".css") || name.startsWith("print-")) continue;
    for (const rule of printRulesIn(parse(readFileSync(join(assets, name), "utf8")))) {
      // The builds of the pages and of the islands contain the same rules.
      const text = rule.toString();
      if (!seen.has(text)) all.append(rule);
      seen.add(text);
    }
  }
  const text = all.toString();
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const address = `/assets/print-${hash}.css`;
  writeFileSync(join(folder, "client", address), text);
  update(join(folder, "page-scripts.json"), (scripts) => ({ ...scripts, printStyles: address }));
  update(join(folder, "offline.json"), ({ files, ...rest }) => ({
    ...rest,
    files: [...(files as string[]).filter((file) => !file.includes("/print-")), address],
  }));
}

function update(file: string, change: (value: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
}

collectPrintStyles(fileURLToPath(new URL("../../build/", import.meta.url)));
