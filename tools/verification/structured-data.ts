import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Finding, type Program, versionOf } from "./program.ts";
import { outputOf } from "./program-output.ts";

/** A JSON-LD node. */
type Node = Record<string, unknown> & { "@type": string };

/** A message of Adobe's validator. */
interface Issue {
  issueMessage: string;
  severity: string;
  path: readonly { type?: string; property?: string }[];
}

const modules = new URL("node_modules/", import.meta.url);
const compiler = fileURLToPath(
  new URL("../../node_modules/typescript-native/bin/tsc", import.meta.url),
);
const compilerOptions = ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck"];
const moduleOptions = ["--module", "esnext", "--moduleResolution", "bundler", "--pretty", "false"];

/** The vocabulary of schema.org as types: whether each type and property exists, fits its place and has a right value. */
export const vocabulary: Program = {
  id: "vocabulary",
  name: "schema-dts",
  version: versionOf("schema-dts"),
  scope: "JSON-LD of every page: types, properties and values of schema.org",
  explanations: [
    {
      pattern: /'"geo"' does not exist in type 'MedicalOrganizationLeaf'/,
      reason: "The specification names the position of the organisation, also in its clinics",
    },
  ],
  async examine(origin, addresses) {
    const pages = await readNodes(origin, addresses);
    const statements = pages.map(
      ({ node }, index) =>
        `export const node${index}: Extract<Thing, { "@type": ${JSON.stringify(node["@type"])} }> = ${JSON.stringify(node)};`,
    );
    const folder = new URL(".structured-data/", modules);
    mkdirSync(folder, { recursive: true });
    const file = fileURLToPath(new URL("nodes.ts", folder));
    writeFileSync(file, ['import type { Thing } from "schema-dts";', ...statements].join("\n"));
    const output = await outputOf("node", [compiler, ...compilerOptions, ...moduleOptions, file]);
    if (/^error /m.test(output)) throw new Error(`The compiler failed: ${output}`);
    return [...output.matchAll(/\((\d+),\d+\): error (TS\d+): (.+)$/gm)].map(
      ([, line, rule = "", message = ""]) => ({
        rule,
        message,
        // The first line imports the types.
        address: pages[Number(line) - 2]?.address ?? "",
      }),
    );
  },
};

/** The fields that search engines require. */
export const richResults: Program = {
  id: "rich-results",
  name: "Adobe Structured Data Validator",
  version: versionOf("@adobe/structured-data-validator"),
  scope:
    "JSON-LD of every page: fields that Google requires for breadcrumbs, organisations, images",
  explanations: [],
  async examine(origin, addresses) {
    const entry = new URL("@adobe/structured-data-validator/src/index.js", modules).href;
    const { default: Validator } = (await import(entry)) as {
      default: new () => { validate(data: object): Promise<Issue[]> };
    };
    const findings: Finding[] = [];
    for (const { node, address } of await readNodes(origin, addresses)) {
      const data = { jsonld: { [node["@type"]]: [node] }, microdata: {}, rdfa: {}, errors: [] };
      for (const { severity, issueMessage, path } of await new Validator().validate(data)) {
        const place = path.map(({ type, property }) => type ?? property).join(".");
        findings.push({ rule: severity, message: `${place}: ${issueMessage}`, address });
      }
    }
    return findings;
  },
};

/** Returns each different node of the pages' JSON-LD with the first address that has it. */
async function readNodes(
  origin: string,
  addresses: readonly string[],
): Promise<{ node: Node; address: string }[]> {
  const nodes = new Map<string, string>();
  for (const address of addresses) {
    const page = await (await fetch(origin + address)).text();
    for (const [, json = ""] of page.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      const document = JSON.parse(json) as Node & { "@graph"?: Node[] };
      for (const node of document["@graph"] ?? [document]) {
        const text = JSON.stringify(node);
        if (!nodes.has(text)) nodes.set(text, address);
      }
    }
  }
  if (nodes.size === 0) throw new Error("No page has structured data.");
  return [...nodes].map(([text, address]) => ({ node: JSON.parse(text) as Node, address }));
}
