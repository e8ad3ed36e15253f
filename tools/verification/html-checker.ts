import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { type Program, versionOf } from "./program.ts";
import { outputOf } from "./program-output.ts";

interface Message {
  type: string;
  subType?: string;
  message: string;
  url: string;
}

const program = fileURLToPath(new URL("node_modules/vnu-jar/build/dist/vnu.jar", import.meta.url));

/** The Nu HTML checker; it needs Java. */
export const htmlChecker: Program = {
  id: "html-checker",
  name: "Nu HTML checker",
  version: versionOf("vnu-jar"),
  scope: "HTML of every page as served",
  explanations: [
    {
      pattern:
        /^error: CSS: (Unrecognized at-rule|“container-type”|“paint-order”|“mask”|Parse Error)/,
      reason: "CSS that browsers know and the checker does not",
    },
    {
      pattern: /^error: Attribute “autocomplete” is only allowed/,
      reason: "Firefox otherwise restores the tick of the box on the terms after a reload",
    },
    {
      pattern: /^warning: Section lacks heading/,
      reason: "Parts of pages that have an accessible name instead of a heading, or only a layout",
    },
  ],
  async examine(origin, addresses) {
    const folder = createTemporaryFolder("html-");
    for (const [index, address] of addresses.entries()) {
      const page = await (await fetch(origin + address)).text();
      writeFileSync(join(folder, `${index}.html`), page);
    }
    const options = ["-jar", program, "--format", "json", "--stdout", "--exit-zero-always"];
    const output = await outputOf("java", [...options, folder]);
    const { messages } = JSON.parse(output) as { messages: Message[] };
    return messages
      .filter(({ type, subType }) => type === "error" || subType === "warning")
      .map(({ type, message, url }) => ({
        rule: type === "error" ? "error" : "warning",
        message,
        address: addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url,
      }));
  },
};
