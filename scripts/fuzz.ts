// npm run test:fuzz -- --seed N --cases N: hostile requests against a real server with the embedded backend. The seed is
// printed; the same one makes the same cases. Exits with 1 when an answer broke a promise of tools/fuzzing/assertions.ts.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { runFuzz } from "../tools/fuzzing/run-fuzz.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(randomInt(2 ** 32)) },
    cases: { type: "string", default: "100000" },
    port: { type: "string", default: "4860" },
  },
});
const [seed, cases] = [Number(values.seed), Number(values.cases)];
console.log(`${cases} cases with --seed ${seed} …`);
const started = performance.now();
const { breaches, targets, statuses, longest } = await runFuzz({
  seed,
  cases,
  origin: `http://127.0.0.1:${values.port}`,
  tell: (done) => {
    if (done % 10_000 === 0) console.log(`  ${done} …`);
  },
});
for (const { number, faults, asked } of breaches)
  console.error(`case ${number}: ${faults.join("; ")}\n  ${JSON.stringify(asked)}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`by target: ${told(targets)}`);
console.log(`by status: ${told(statuses)}`);
console.log(
  `${cases} cases, seed ${seed}, ${minutes} minutes, longest answer ${Math.round(longest)} ms, ${breaches.length} breaches`,
);
process.exit(breaches.length > 0 ? 1 : 0);

function told(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}
