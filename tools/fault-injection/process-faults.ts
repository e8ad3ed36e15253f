import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createBackup } from "local-supabase/backup";
import { restoreBackup } from "local-supabase/restore";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";
import { type Account, createAccount, readStore, runAccountFlow, signIn } from "./accounts.ts";
import type { Fault, FaultResult } from "./fault.ts";
import { spawnSite, startSiteProcess, terminate } from "./site-process.ts";

/** At most 20 kills, begun within 150 seconds, so that the whole run takes at most ten minutes. */
const maxKills = 20;
const maxKillSeconds = 150;

/** Faults of the server process. */
export const faults: readonly Fault[] = [
  { name: "kills during sign-ups, confirmations, password changes", run: killRepeatedly },
  { name: "a restore from a backup of a killed process", run: restoreAfterKill },
  { name: "two processes on one folder", run: startTwice },
];

/** Runs four account flows at a time until the process no longer listens. */
async function runAccountFlows(
  site: Awaited<ReturnType<typeof startSiteProcess>>,
  accounts: Account[],
) {
  const createAccounts = async () => {
    for (;;) {
      const account = createAccount();
      accounts.push(account);
      await runAccountFlow(site, account);
    }
  };
  await Promise.allSettled([
    createAccounts(),
    createAccounts(),
    createAccounts(),
    createAccounts(),
  ]);
}

async function killRepeatedly(): Promise<FaultResult> {
  const dataDirectory = createTemporaryFolder("faults-");
  const accounts: Account[] = [];
  let corruptions = 0;
  let round = 0;
  const deadline = performance.now() + maxKillSeconds * 1000;
  for (; round < maxKills && performance.now() < deadline; round += 1) {
    const site = await startSiteProcess(dataDirectory);
    const flows = runAccountFlows(site, accounts);
    await sleep(1200 + 100 * round);
    await terminate(site, "SIGKILL");
    await flows;
    if (readStore(dataDirectory).verdict !== "ok") corruptions += 1;
  }
  const { confirmed } = readStore(dataDirectory);
  const signedUp = accounts.filter(({ isSignedUp }) => isSignedUp);
  const acknowledged = signedUp.filter(({ isConfirmed }) => isConfirmed);
  const lost = signedUp.filter(({ email }) => !confirmed.has(email)).length;
  const unconfirmed = acknowledged.filter(({ email }) => !confirmed.get(email)).length;

  const site = await startSiteProcess(dataDirectory);
  const recent = acknowledged.slice(-40);
  let wrong = 0;
  for (const account of recent) if ((await signIn(site, account)).status !== 200) wrong += 1;
  await terminate(site, "SIGTERM");
  return {
    measured:
      `${round} kills, ${signedUp.length} sign-ups and ${acknowledged.length} confirmations acknowledged: ${lost} lost, ` +
      `${unconfirmed} unconfirmed, ${wrong} of ${recent.length} passwords wrong, ${corruptions} corruptions`,
    passed: signedUp.length > 0 && lost + unconfirmed + wrong + corruptions === 0,
  };
}

async function restoreAfterKill(): Promise<FaultResult> {
  const site = await startSiteProcess(createTemporaryFolder("faults-"));
  const before: Account[] = [];
  const flows = runAccountFlows(site, before);
  const listFinished = () =>
    before.filter(({ isConfirmed, passwords }) => isConfirmed && passwords.length === 1);
  for (let n = 0; n < 60 && listFinished().length < 5; n += 1) await sleep(500);
  const acknowledged = listFinished().map((account) => ({ ...account }));
  const file = join(createTemporaryFolder("faults-"), "backup");
  const backup = await createBackup(site.dataDirectory, file);
  await terminate(site, "SIGKILL");
  await flows;

  const folder = join(createTemporaryFolder("faults-"), "restored");
  restoreBackup(file, folder);
  const restored = await startSiteProcess(folder);
  let signedIn = 0;
  for (const account of acknowledged)
    if ((await signIn(restored, account)).status === 200) signedIn += 1;
  await terminate(restored, "SIGTERM");
  return {
    measured: `${backup.accounts} accounts in the backup; ${signedIn} of ${acknowledged.length} confirmed accounts can sign in after the restore`,
    passed: acknowledged.length > 0 && signedIn === acknowledged.length,
  };
}

async function startTwice(): Promise<FaultResult> {
  const first = await startSiteProcess(createTemporaryFolder("faults-"));
  const second = await spawnSite(first.dataDirectory);
  const code = await second.exited;
  const message = second.errors().trim();
  await terminate(first, "SIGKILL");
  const third = await startSiteProcess(first.dataDirectory);
  await terminate(third, "SIGTERM");
  const isOneSentence =
    message.split("\n").length === 1 && message.includes("in use by another process");
  return {
    measured: `second process: exit ${code}, ${isOneSentence ? "one sentence" : message}; after a kill, the next process starts`,
    passed: code === 1 && isOneSentence,
  };
}
