// Collects the print rules of all style sheets into one file. Pages link it with media="print", so that it is not part of
// the styles that every page carries inline.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AtRule, type Container, parse, root } from "postcss";

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const assets = join(build, "client", "assets");

/** The print rules below `container`, within copies of the layers and conditions around them. */
function printRulesIn(container: Container): AtRule[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type !== "atrule" || !node.nodes) return [];
    if (node.name === "media" && node.params === "print") return [node.clone()];
    const within = printRulesIn(node);
    return within.length > 0 ? [node.clone({ nodes: within })] : [];
  });
}

const all = root();
const names = readdirSync(assets).filter(
  (name) => name.endsWith(".css") && !name.startsWith("print-"),
);
const seen = new Set<string>();
for (const name of names.sort()) {
  for (const rule of printRulesIn(parse(readFileSync(join(assets, name), "utf8")))) {
    // Two builds, of the pages and of the islands, have the same rules.
    const text = rule.toString();
    if (!seen.has(text)) all.append(rule);
    seen.add(text);
  }
}
const text = all.toString();
const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
const address = `/assets/print-${hash}.css`;
writeFileSync(join(build, "client", address), text);

const update = (file: string, change: (value: Record<string, unknown>) => void) => {
  const value = JSON.parse(readFileSync(join(build, file), "utf8")) as Record<string, unknown>;
  change(value);
  writeFileSync(join(build, file), JSON.stringify(value));
};
update("page-scripts.json", (scripts) => {
  scripts.printStyles = address;
});
update("offline.json", (offline) => {
  offline.files = [...(offline.files as string[]), address];
});
