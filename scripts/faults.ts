// npm run test:faults -- --only TEXT: injects faults into a real server and prints the measured effects. Exits with 1
// when a check fails. Takes about ten minutes, so npm test does not include it. `--only` selects faults by their name.
import { faults as diskFaults } from "../tools/fault-injection/disk-faults.ts";
import { faults as processFaults } from "../tools/fault-injection/process-faults.ts";
import { faults as upstreamFaults } from "../tools/fault-injection/upstream-faults.ts";
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { readOptions } from "./environment/options.mjs";

const values = readOptions({ only: { type: "string", default: "" } });
await ensureBuilt();

let failures = 0;
for (const { name, run } of [...processFaults, ...diskFaults, ...upstreamFaults]) {
  if (!name.includes(values.only)) continue;
  const start = performance.now();
  const { passed, measured } = await run().catch((error: unknown) => ({
    passed: false,
    measured: error instanceof Error ? error.message : String(error),
  }));
  if (!passed) failures += 1;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`| ${passed ? "passed" : "FAILED"} | ${name} | ${measured} | ${seconds} s |`);
}
console.log(`${failures} failed`);
process.exit(failures > 0 ? 1 : 0);
