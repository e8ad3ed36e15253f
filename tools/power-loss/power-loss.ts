import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mulberry32 } from "../../app/illustrations/svg/random.ts";
import { listLosses, writeFiles } from "./crash-state.ts";
import { Disk, type Survival } from "./disk.ts";
import { type JournalEntry, readAcknowledged } from "./journal.ts";
import { readSystemCalls, type SystemCall, tracedCalls } from "./system-calls.ts";

/** A crash state in which acknowledged changes are missing. */
export interface LossyState {
  state: number;
  /** The line of the log after which the power was lost. */
  line: number;
  /** How the changes that were not durable survived. */
  survival: string;
  losses: string[];
}

/**
 * Logs the system calls of the embedded backend during sign-ups, changes and deletions of accounts, rebuilds the data
 * directory as a loss of power could have left it, and starts the backend on it. Needs strace (Linux). A seed repeats
 * the choice of states, not the workload.
 */
export async function tryPowerLoss(states: number, seed: number): Promise<LossyState[]> {
  const folder = mkdtempSync(join(tmpdir(), "power-loss-"));
  try {
    return await tryStates(folder, states, mulberry32(seed));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function tryStates(
  folder: string,
  states: number,
  random: () => number,
): Promise<LossyState[]> {
  const data = join(folder, "data");
  const journalFile = join(folder, "journal");
  mkdirSync(data, { mode: 0o700 });
  const calls = traceWorkload(data, journalFile, join(folder, "calls"));
  const disk = new Disk(data, calls);
  const journal = readFileSync(journalFile, "utf8")
    .trim()
    .split("\n")
    .map((line): JournalEntry => JSON.parse(line));
  const entries = calls.filter(({ kind, path }) => kind === "write" && path === journalFile);
  const { lines } = disk;
  const survivals = [nothing, everything, firstChanges, someChanges, someSectors];
  const lossy: LossyState[] = [];
  for (let state = 0; state < states; state += 1) {
    const line = lines[Math.floor(random() * lines.length)] ?? 0;
    const survival = survivals[state % survivals.length] ?? nothing;
    const crashed = join(folder, "crashed");
    writeFiles(crashed, disk.stateAfter(line, survival(random)));
    const written = journal.slice(0, entries.filter(({ end }) => end <= line).length);
    const losses = await listLosses(crashed, readAcknowledged(written));
    if (losses.length > 0) lossy.push({ state, line, survival: survival.name, losses });
  }
  return lossy;
}

/** Runs the workload twice, so that the second start reads what the first one has written. */
function traceWorkload(data: string, journal: string, log: string): SystemCall[] {
  const workload = fileURLToPath(new URL("workload.ts", import.meta.url));
  const run = (start: string) =>
    `"${process.execPath}" "${workload}" "${data}" "${journal}" ${start}`;
  const options = ["-f", "-y", "-xx", "-s", "100000000", "-e", `trace=${tracedCalls}`, "-o", log];
  const command = ["sh", "-c", `${run("first")} && ${run("second")}`];
  const { status, error } = spawnSync("strace", [...options, ...command], { stdio: "inherit" });
  if (status !== 0) throw new Error("The workload failed under strace.", { cause: error });
  return readSystemCalls(log);
}

function nothing(): Survival {
  return { survives: () => false, sectorSurvives: () => false };
}

function everything(): Survival {
  return { survives: () => true, sectorSurvives: () => true };
}

/** The changes reach the disk in their order, up to one of them. */
function firstChanges(random: () => number): Survival {
  let isLost = false;
  const survives = () => {
    isLost ||= random() < 0.2;
    return !isLost;
  };
  return { survives, sectorSurvives: () => true };
}

/** The changes reach the disk in any order. */
function someChanges(random: () => number): Survival {
  return { survives: () => random() < 0.5, sectorSurvives: () => true };
}

/** The changes reach the disk in any order, and writes in part. */
function someSectors(random: () => number): Survival {
  return { survives: () => random() < 0.7, sectorSurvives: () => random() < 0.5 };
}
