// npm run test:faults: breaks the world around a real server, one way after the other, and tells in numbers what that
// did; exits with 1 when a promise was not kept. Takes some minutes and is no part of npm test.
import { faults as disks } from "../tools/fault-injection/disks.ts";
import { faults as ends } from "../tools/fault-injection/ends.ts";
import { faults as outages } from "../tools/fault-injection/outage.ts";
import { ensureBuilt } from "./build-steps/build-site.mjs";

await ensureBuilt();

const begun = performance.now();
let broken = 0;
for (const { name, run } of [...ends, ...disks, ...outages]) {
  const start = performance.now();
  const { held, measured } = await run().catch((error: unknown) => ({
    held: false,
    measured: error instanceof Error ? error.message : String(error),
  }));
  if (!held) broken += 1;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`| ${held ? "held" : "BROKEN"} | ${name} | ${measured} | ${seconds} s |`);
}
console.log(`${broken} not held, ${Math.round((performance.now() - begun) / 1000)} s`);
process.exit(broken > 0 ? 1 : 0);
