// npm run test:fuzz -- --seed N --cases N: sends random hostile requests to a server with the embedded backend. The same
// seed makes the same cases. Exits with 1 when a response has a fault (tools/fuzzing/assertions.ts).
import { randomInt } from "node:crypto";
import { runFuzz } from "../tools/fuzzing/run-fuzz.ts";
import { readOptions } from "./environment/options.mjs";

const values = readOptions({
  seed: { type: "string", default: String(randomInt(2 ** 31)) },
  cases: { type: "string", default: "100000" },
  port: { type: "string", default: "4860" },
});
const [seed, cases] = [Number(values.seed), Number(values.cases)];
console.log(`${cases} cases with --seed ${seed} …`);
const started = performance.now();
const origin = `http://127.0.0.1:${values.port}`;
const { failure, targets, statuses } = await runFuzz({ seed, cases, origin });
console.log("cases by target:", targets);
console.log("cases by status:", statuses);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
if (failure) console.error(failure);
process.exit(failure ? 1 : 0);
