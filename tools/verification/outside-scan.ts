import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startSiteProcess, terminate } from "../fault-injection/site-process.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import type { Program } from "./program.ts";
import { outputOf } from "./program-output.ts";
import { installPythonProgram } from "./python-program.ts";

const version = "3.2.3";

/** Attacks that need no answer from another host. */
const attacks = [
  ...["backup", "cookieflags", "crlf", "csp", "csrf", "exec", "file", "htaccess", "http_headers"],
  ...["ldap", "permanentxss", "redirect", "shellshock", "spring4shell", "sql", "upload", "xss"],
];

/** In seconds: for the crawler, and for each attack. */
const times = ["--max-scan-time", "40", "--max-attack-time", "15"];

/** The findings of Wapiti's report, by kind. */
type Report = Record<
  "vulnerabilities" | "anomalies",
  Record<string, { method: string; path: string; info: string }[]>
>;

/** A scanner that crawls the site without knowledge of it, and attacks every address, parameter and form. */
export const outsideScan: Program = {
  id: "outside-scan",
  name: "Wapiti",
  version,
  scope: `${attacks.length} kinds of attack on the running site, such as injection, cross-site scripting and path traversal`,
  explanations: [
    {
      pattern: /^Cross Site Request Forgery: POST \/(login|signup|forgot-password|reset-password) /,
      reason: "The forms are submitted by a script, and no cookie carries a session",
    },
    {
      pattern: /^LDAP Injection: GET \/search /,
      reason: "There is no directory: the search finds nothing for the characters of the attack",
    },
  ],
  async examine() {
    const folder = createTemporaryFolder("scan-");
    const site = await startSiteProcess(join(folder, "data"));
    try {
      const report = join(folder, "report.json");
      const addresses = ["/", "/search?q=eye", "/articles", "/login", "/signup", "/visit"];
      const options = [
        ...[
          "--url",
          site.address,
          ...addresses.flatMap((path) => ["--start", site.address + path]),
        ],
        ...["--scope", "folder", "--depth", "3", "--tasks", "4", ...times, "--no-bugreport"],
        ...["--flush-session", "--store-session", folder, "--module", attacks.join(",")],
        ...["--format", "json", "--output", report],
      ];
      await outputOf(installPythonProgram("wapiti3", version, "wapiti"), options, folder);
      const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, "utf8")) as Report;
      return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([rule, findings]) =>
        findings.map(({ method, path, info }) => ({
          rule,
          message: `${method} ${path} ${info}`,
          address: path,
        })),
      );
    } finally {
      await terminate(site, "SIGTERM");
    }
  },
};
