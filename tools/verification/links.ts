import { fileURLToPath } from "node:url";
import { type Program, versionOf } from "./program.ts";
import { outputOf } from "./program-output.ts";

interface Link {
  url: string;
  status: number;
  state: "OK" | "BROKEN" | "SKIPPED";
  parent?: string;
}

const program = fileURLToPath(new URL("node_modules/.bin/linkinator", import.meta.url));

/** A crawler that follows every link, file and fragment of the site. */
export const links: Program = {
  id: "links",
  name: "linkinator",
  version: versionOf("linkinator"),
  scope: "Every link, file and fragment inside the site",
  explanations: [
    { pattern: /#\w+=/, reason: "The fragment has choices that a script reads, and is no id" },
  ],
  async examine(origin) {
    const options = ["--recurse", "--check-fragments", "--format", "json", "--concurrency", "8"];
    const others = ["--skip", `^(?!${origin})`];
    const output = await outputOf(program, [origin, `${origin}/?lang=ar`, ...options, ...others]);
    const report = JSON.parse(output.slice(output.indexOf("{"))) as { links: Link[] };
    return report.links
      .filter(({ state }) => state === "BROKEN")
      .map(({ url, status, parent = "" }) => ({
        rule: String(status),
        message: url.replace(origin, ""),
        address: parent.replace(origin, ""),
      }));
  },
};
