import { fileURLToPath } from "node:url";
import { startSiteProcess, terminate } from "../fault-injection/site-process.ts";
import { openSession } from "../fault-injection/staff-session.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import type { Finding, Program } from "./program.ts";
import { outputOf } from "./program-output.ts";
import { installPythonProgram } from "./python-program.ts";

const version = "4.32.5";
const description = fileURLToPath(new URL("../../docs/api/openapi.yaml", import.meta.url));

/** Requests of each kind for an endpoint. */
const examples = 60;

/**
 * Checks that would need knowledge of the data: a valid e-mail address without an account is refused, and invalid ones
 * are not distinguished from unknown ones. The first one needs an endpoint that responds without its session.
 */
const excluded = "ignored_auth,positive_data_acceptance,negative_data_rejection";

/** Endpoints that end the session of the requests after them; they are examined without one. */
const sessionEnds = ["/auth/v1/logout", "/rest/v1/rpc/delete_own_account"];

/** Generated requests to every described endpoint, without a session, with one of a visitor and with one of staff. */
export const endpoints: Program = {
  id: "endpoints",
  name: "schemathesis",
  version,
  scope:
    "Every endpoint of docs/api/openapi.yaml, without a session, as a visitor and as staff: status, shape, no server error",
  explanations: [],
  async examine() {
    const site = await startSiteProcess(createTemporaryFolder("endpoints-"));
    try {
      const sessions = [null, await openSession(site, null), await openSession(site, "approver")];
      const findings: Finding[] = [];
      for (const session of sessions)
        findings.push(...(await examineWith(session, site.address, site.publicKey())));
      return findings;
    } finally {
      await terminate(site, "SIGTERM");
    }
  },
};

async function examineWith(
  session: string | null,
  origin: string,
  publicKey: string,
): Promise<Finding[]> {
  const requests = ["-H", `apikey: ${publicKey}`];
  if (session) {
    requests.push("-H", `Authorization: Bearer ${session}`);
    requests.push(...sessionEnds.flatMap((path) => ["--exclude-path", path]));
  }
  const options = [
    ...["run", description, "--url", origin, ...requests, "--no-color"],
    ...["--max-examples", String(examples), "--seed", "1"],
    ...["--checks", "all", "--exclude-checks", excluded],
  ];
  // The program writes its reports into the current folder.
  const program = installPythonProgram("schemathesis", version);
  const output = await outputOf(program, options, createTemporaryFolder("endpoints-"));
  if (!output.includes("= SUMMARY =")) throw new Error(`schemathesis failed: ${output}`);
  let address = "";
  return output.split("\n").flatMap((line) => {
    address = /^_+ ([A-Z]+ \/\S*) _+$/.exec(line)?.[1] ?? address;
    const [, rule, message] = /^- (ST\d+) (.+)$/.exec(line) ?? [];
    return rule && message ? [{ rule, message, address }] : [];
  });
}
