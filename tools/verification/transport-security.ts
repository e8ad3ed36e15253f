import { join } from "node:path";
import { getFreePort } from "../test-servers/free-port.ts";
import { nginxHost, startNginx } from "../test-servers/nginx.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import type { Program } from "./program.ts";
import { outputOf } from "./program-output.ts";
import { installPythonProgram } from "./python-program.ts";

const version = "6.3.1";

/** The TLS of the nginx that deploy/nginx.conf configures, with a certificate made for this run. */
export const transportSecurity: Program = {
  id: "transport-security",
  name: "sslyze",
  version,
  scope:
    "TLS of nginx with deploy/nginx.conf: Mozilla's intermediate configuration, known weaknesses of protocols and libraries",
  explanations: [
    {
      pattern: /^certificate_path_validation: /,
      reason: "The certificate of the run is self-signed; the clinic's is from an authority",
    },
  ],
  async examine(origin) {
    const ports = { tls: await getFreePort(), plain: await getFreePort() };
    const folder = join(createTemporaryFolder("tls-"), "nginx");
    const nginx = await startNginx({ folder, ports, site: Number(new URL(origin).port) });
    try {
      const profile = ["--mozilla_config", "intermediate", "--sni", nginxHost];
      const address = new URL(nginx.origin).host;
      const output = await outputOf(installPythonProgram("sslyze", version), [...profile, address]);
      const [scans = "", compliance] = output.split("COMPLIANCE AGAINST TLS CONFIGURATION");
      if (!compliance?.includes(address)) throw new Error(`sslyze failed: ${output}`);
      const weaknesses = scans.matchAll(/(VULNERABLE|INSECURE) - (.+)$/gm);
      return [...weaknesses, ...compliance.matchAll(/^\s*\* (\w+): (.+)$/gm)].map(
        ([, rule = "", message = ""]) => ({ rule, message, address: "deploy/nginx.conf" }),
      );
    } finally {
      await nginx.stop();
    }
  },
};
