import { spawnSync } from "node:child_process";
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { confirm, newAccount, readStore, refresh, signIn, signUp } from "./accounts.ts";
import type { Fault, FaultResult } from "./fault.ts";
import { end, launch, type OwnProcess, ownFolder, startSite, statusOf } from "./own-process.ts";

/** Ways in which the disk or the clock fails. */
export const faults: readonly Fault[] = [
  { name: "a full disk", run: fillDisk },
  { name: "a data folder that vanishes", run: hideFolder },
  { name: "a clock that jumps", run: jumpClock },
];

/** What a visitor and a balancer see: a sign-up, /readyz, and a page. */
async function look(site: OwnProcess): Promise<string> {
  const signedUp = await signUp(site, newAccount());
  const ready = await statusOf(`${site.address}/readyz`);
  const page = await statusOf(`${site.address}/articles`);
  return `sign-up ${signedUp}, ready ${ready}, page ${page}`;
}

const broken = "sign-up 503, ready 503, page 200";
const whole = "sign-up 200, ready 200, page 200";

async function fillDisk(): Promise<FaultResult> {
  const dataDirectory = ownFolder();
  const mount = spawnSync("mount", [
    "-t",
    "tmpfs",
    "-o",
    "size=16m,mode=700",
    "tmpfs",
    dataDirectory,
  ]);
  if (mount.status !== 0) return { measured: "not run: needs root and tmpfs", held: true };
  try {
    const site = await startSite(dataDirectory);
    const before = await look(site);
    const filler = join(dataDirectory, "filler");
    fill(filler);
    const full = await look(site);
    rmSync(filler);
    const after = await look(site);
    await end(site, "SIGTERM");
    const { verdict } = readStore(dataDirectory);
    fill(filler);
    const late = await launch(dataDirectory);
    const code = await late.ended;
    const said = late.errors().trim();
    const isSentence = said.split("\n").length === 1 && said.includes("is full");
    return {
      measured: `full: ${full}; with room again: ${after}, ${verdict}; started full: exit ${code}, ${isSentence ? "one sentence" : said}`,
      held:
        [before, after].every((seen) => seen === whole) &&
        full === broken &&
        verdict === "ok" &&
        code === 1 &&
        isSentence,
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
    // No room any more, as it was meant.
  } finally {
    closeSync(file);
  }
}

async function hideFolder(): Promise<FaultResult> {
  const folder = ownFolder();
  const dataDirectory = join(folder, "data");
  const site = await startSite(dataDirectory);
  const publicKey = site.publicKey();
  const same = { ...site, publicKey: () => publicKey };
  const before = await look(same);
  renameSync(dataDirectory, join(folder, "aside"));
  const hidden = await look(same);
  renameSync(join(folder, "aside"), dataDirectory);
  const back = await look(same);
  await end(site, "SIGTERM");
  const { confirmed, verdict } = readStore(dataDirectory);
  return {
    measured: `gone: ${hidden}; back: ${back}; ${confirmed.size} of 2 acknowledged accounts kept, ${verdict}`,
    held:
      before === whole &&
      hidden === broken &&
      back === whole &&
      confirmed.size === 2 &&
      verdict === "ok",
  };
}

/** How far the clock is put on, in hours, and what still has to open: nothing may break when it runs backwards. */
const jumps = [2, -24, 24 * 365] as const;

async function jumpClock(): Promise<FaultResult> {
  const dataDirectory = ownFolder();
  const account = newAccount();
  const first = await startSite(dataDirectory);
  await signUp(first, account);
  await confirm(first, account);
  const session = await signIn(first, account);
  await end(first, "SIGTERM");
  const seen: string[] = [];
  let held = session.status === 200;
  for (const hours of jumps) {
    const site = await startSite(dataDirectory, ["--import", clockAhead(hours)]);
    const again = (await signIn(site, account)).status;
    const refreshed = await refresh(site, session.refreshToken);
    seen.push(`${hours} h: ${await look(site)}, sign-in ${again}, refresh ${refreshed}`);
    held &&= again === 200 && (await look(site)) === whole && refreshed < 500;
    await end(site, "SIGTERM");
  }
  return { measured: seen.join("; "), held };
}

/** A module that puts the clock of its process on. */
function clockAhead(hours: number): string {
  const code = `const real = Date; const ahead = ${hours * 3_600_000};
    globalThis.Date = class extends real {
      constructor(...given) { given.length === 0 ? super(real.now() + ahead) : super(...given); }
      static now() { return real.now() + ahead; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
