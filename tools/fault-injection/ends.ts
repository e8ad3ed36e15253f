import { join } from "node:path";
import { createBackup } from "local-supabase/backup";
import { restoreBackup } from "local-supabase/restore";
import { type Account, liveThrough, newAccount, readStore, signIn } from "./accounts.ts";
import type { Fault, FaultResult } from "./fault.ts";
import { end, launch, ownFolder, pause, startSite } from "./own-process.ts";
import { cutCalls, sendVisitors } from "./visitors.ts";

/** Kills at most, and the seconds after which no other one is begun: the whole run is to take ten minutes at most. */
const kills = 20;
const killingTime = 150;
const stops = 3;

/** Ways in which a process ends. */
export const faults: readonly Fault[] = [
  { name: "kills during sign-ups, confirmations, password changes", run: killRepeatedly },
  { name: `${stops} stops under load`, run: stopRepeatedly },
  { name: "a backup while running, a kill, a restore", run: restoreAfterKill },
  { name: "two processes on one folder", run: startTwice },
];

/** Four people at a time begin accounts until the process is gone. */
async function live(site: Awaited<ReturnType<typeof startSite>>, accounts: Account[]) {
  const person = async () => {
    for (;;) {
      const account = newAccount();
      accounts.push(account);
      await liveThrough(site, account);
    }
  };
  await Promise.allSettled([person(), person(), person(), person()]);
}

async function killRepeatedly(): Promise<FaultResult> {
  const dataDirectory = ownFolder();
  const accounts: Account[] = [];
  let corrupt = 0;
  let round = 0;
  const over = performance.now() + killingTime * 1000;
  for (; round < kills && performance.now() < over; round += 1) {
    const site = await startSite(dataDirectory);
    const living = live(site, accounts);
    await pause(1200 + 100 * round);
    await end(site, "SIGKILL");
    await living;
    if (readStore(dataDirectory).verdict !== "ok") corrupt += 1;
  }
  const { confirmed } = readStore(dataDirectory);
  const signedUp = accounts.filter(({ isSignedUp }) => isSignedUp);
  const acknowledged = signedUp.filter(({ isConfirmed }) => isConfirmed);
  const lost = signedUp.filter(({ email }) => !confirmed.has(email)).length;
  const unconfirmed = acknowledged.filter(({ email }) => !confirmed.get(email)).length;

  const site = await startSite(dataDirectory);
  const some = acknowledged.slice(-40);
  let wrong = 0;
  for (const account of some) if ((await signIn(site, account)).status !== 200) wrong += 1;
  await end(site, "SIGTERM");
  return {
    measured:
      `${round} kills, ${signedUp.length} sign-ups and ${acknowledged.length} confirmations acknowledged: ${lost} lost, ` +
      `${unconfirmed} unconfirmed, ${wrong} of ${some.length} passwords wrong, ${corrupt} times corrupt`,
    held: signedUp.length > 0 && lost + unconfirmed + wrong + corrupt === 0,
  };
}

async function stopRepeatedly(): Promise<FaultResult> {
  let calls = 0;
  let cut = 0;
  const codes: (number | null)[] = [];
  const times: number[] = [];
  for (let round = 0; round < stops; round += 1) {
    const site = await startSite(ownFolder());
    const crowd = { readers: 8, signingUp: 4, publicKey: site.publicKey() };
    const visitors = sendVisitors(site.address, crowd);
    await pause(2000);
    const start = performance.now();
    codes.push(await end(site, "SIGTERM"));
    times.push((performance.now() - start) / 1000);
    await visitors.leave();
    calls += visitors.calls.length;
    cut += cutCalls(visitors.calls).length;
  }
  const seconds = times.map((time) => time.toFixed(1)).join(", ");
  return {
    measured: `${calls} calls, ${cut} cut; exit ${codes.join(", ")} after ${seconds} s`,
    held: cut === 0 && codes.every((code) => code === 0),
  };
}

async function restoreAfterKill(): Promise<FaultResult> {
  const site = await startSite(ownFolder());
  const before: Account[] = [];
  const living = live(site, before);
  const listFinished = () =>
    before.filter(({ isConfirmed, passwords }) => isConfirmed && passwords.length === 1);
  for (let n = 0; n < 60 && listFinished().length < 5; n += 1) await pause(500);
  const promised = listFinished().map((account) => ({ ...account }));
  const file = join(ownFolder(), "backup");
  const made = await createBackup(site.dataDirectory, file);
  await end(site, "SIGKILL");
  await living;

  const folder = join(ownFolder(), "restored");
  restoreBackup(file, folder);
  const restored = await startSite(folder);
  let open = 0;
  for (const account of promised) if ((await signIn(restored, account)).status === 200) open += 1;
  await end(restored, "SIGTERM");
  return {
    measured: `${made.accounts} accounts in the backup; ${open} of ${promised.length} finished before it sign in afterwards`,
    held: promised.length > 0 && open === promised.length,
  };
}

async function startTwice(): Promise<FaultResult> {
  const first = await startSite(ownFolder());
  const second = await launch(first.dataDirectory);
  const code = await second.ended;
  const said = second.errors().trim();
  await end(first, "SIGKILL");
  const third = await startSite(first.dataDirectory);
  await end(third, "SIGTERM");
  const isSentence = said.split("\n").length === 1 && said.includes("in use by another process");
  return {
    measured: `the second: exit ${code}, ${isSentence ? "one sentence" : said}; after a kill the next one starts`,
    held: code === 1 && isSentence,
  };
}
