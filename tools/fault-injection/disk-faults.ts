import { spawnSync } from "node:child_process";
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { ServerProcess } from "../test-servers/server-process.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { confirm, createAccount, readStore, refresh, signIn, signUp } from "./accounts.ts";
import type { Fault, FaultResult } from "./fault.ts";
import { getStatus, spawnSite, startSiteProcess, terminate } from "./site-process.ts";

/** Faults of the disk and the clock. */
export const faults: readonly Fault[] = [
  { name: "a full disk", run: fillDisk },
  { name: "a missing data directory", run: hideFolder },
  { name: "a clock that jumps", run: jumpClock },
];

/** Reports the statuses of a sign-up, of /readyz and of a page. */
async function probe(site: ServerProcess): Promise<string> {
  const signedUp = await signUp(site, createAccount());
  const ready = await getStatus(`${site.address}/readyz`);
  const page = await getStatus(`${site.address}/articles`);
  return `sign-up ${signedUp}, ready ${ready}, page ${page}`;
}

const failing = "sign-up 503, ready 503, page 200";
const healthy = "sign-up 200, ready 200, page 200";

async function fillDisk(): Promise<FaultResult> {
  const dataDirectory = createTemporaryFolder("faults-");
  const mount = spawnSync("mount", [
    "-t",
    "tmpfs",
    "-o",
    "size=16m,mode=700",
    "tmpfs",
    dataDirectory,
  ]);
  if (mount.status !== 0) return { measured: "not run: needs root and tmpfs", passed: true };
  try {
    const site = await startSiteProcess(dataDirectory);
    const before = await probe(site);
    const filler = join(dataDirectory, "filler");
    fill(filler);
    const full = await probe(site);
    rmSync(filler);
    const after = await probe(site);
    await terminate(site, "SIGTERM");
    const { verdict } = readStore(dataDirectory);
    fill(filler);
    const late = await spawnSite(dataDirectory);
    const code = await late.exited;
    const message = late.errors().trim();
    const isOneSentence = message.split("\n").length === 1 && message.includes("is full");
    return {
      measured: `full: ${full}; with free space again: ${after}, ${verdict}; started full: exit ${code}, ${isOneSentence ? "one sentence" : message}`,
      passed:
        [before, after].every((seen) => seen === healthy) &&
        full === failing &&
        verdict === "ok" &&
        code === 1 &&
        isOneSentence,
    };
  } finally {
    spawnSync("umount", ["-l", dataDirectory]);
  }
}

function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch {
    // The disk is full.
  } finally {
    closeSync(file);
  }
}

async function hideFolder(): Promise<FaultResult> {
  const folder = createTemporaryFolder("faults-");
  const dataDirectory = join(folder, "data");
  const site = await startSiteProcess(dataDirectory);
  const publicKey = site.publicKey();
  const siteWithKey = { ...site, publicKey: () => publicKey };
  const before = await probe(siteWithKey);
  renameSync(dataDirectory, join(folder, "aside"));
  const hidden = await probe(siteWithKey);
  renameSync(join(folder, "aside"), dataDirectory);
  const restored = await probe(siteWithKey);
  await terminate(site, "SIGTERM");
  const { confirmed, verdict } = readStore(dataDirectory);
  return {
    measured: `missing: ${hidden}; restored: ${restored}; ${confirmed.size} of 2 acknowledged accounts stored, ${verdict}`,
    passed:
      before === healthy &&
      hidden === failing &&
      restored === healthy &&
      confirmed.size === 2 &&
      verdict === "ok",
  };
}

/** Clock offsets in hours. */
const clockOffsets = [2, -24, 24 * 365] as const;

async function jumpClock(): Promise<FaultResult> {
  const dataDirectory = createTemporaryFolder("faults-");
  const account = createAccount();
  const first = await startSiteProcess(dataDirectory);
  await signUp(first, account);
  await confirm(first, account);
  const session = await signIn(first, account);
  await terminate(first, "SIGTERM");
  const seen: string[] = [];
  let passed = session.status === 200;
  for (const hours of clockOffsets) {
    const site = await startSiteProcess(dataDirectory, ["--import", clockOffsetModule(hours)]);
    const again = (await signIn(site, account)).status;
    const refreshed = await refresh(site, session.refreshToken);
    seen.push(`${hours} h: ${await probe(site)}, sign-in ${again}, refresh ${refreshed}`);
    passed &&= again === 200 && (await probe(site)) === healthy && refreshed < 500;
    await terminate(site, "SIGTERM");
  }
  return { measured: seen.join("; "), passed };
}

/** The URL of a module that shifts the clock of its process. */
function clockOffsetModule(hours: number): string {
  const code = `const real = Date; const offset = ${hours * 3_600_000};
    globalThis.Date = class extends real {
      constructor(...parameters) { parameters.length === 0 ? super(real.now() + offset) : super(...parameters); }
      static now() { return real.now() + offset; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
