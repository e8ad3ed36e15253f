import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedBackend } from "local-supabase";
import type { AccountState, AcknowledgedState } from "./journal.ts";

const supabaseDir = fileURLToPath(new URL("../../supabase", import.meta.url));
const siteUrl = "http://127.0.0.1:4199";

/** Writes the files of a crash state into an empty data directory. */
export function writeFiles(folder: string, files: ReadonlyMap<string, Buffer | null>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(content ? dirname(path) : path, { recursive: true, mode: 0o700 });
    if (content) writeFileSync(path, content, { mode: 0o600 });
  }
}

/** Starts the backend on a data directory and lists the acknowledged changes that are missing. */
export async function listLosses(
  folder: string,
  acknowledged: AcknowledgedState,
): Promise<string[]> {
  const losses: string[] = [];
  const mails = readMails(folder);
  let backend: Awaited<ReturnType<typeof startEmbeddedBackend>>;
  try {
    backend = await startEmbeddedBackend({
      dataDirectory: folder,
      siteUrl,
      supabaseDir,
      rateFactor: Number.POSITIVE_INFINITY,
      passwordCost: 4,
      log: () => {},
    });
  } catch (error) {
    return [`does not start: ${error instanceof Error ? error.message : String(error)}`];
  }
  try {
    if (acknowledged.publicKey && backend.anonKey !== acknowledged.publicKey)
      losses.push("other secrets");
    for (const email of acknowledged.mails)
      if (!mails.includes(email)) losses.push(`no mail: ${email}`);
    for (const [email, states] of acknowledged.accounts) {
      let isAcceptable = false;
      for (const state of states) isAcceptable ||= await matches(email, state);
      if (!isAcceptable) losses.push(`account ${email} is not ${JSON.stringify(states)}`);
    }
  } finally {
    await backend.close();
  }
  return losses;

  async function matches(email: string, state: AccountState | null): Promise<boolean> {
    const request = new Request(`${siteUrl}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: backend.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password: state?.password ?? "first 1" }),
    });
    const response = await backend.handle(request, "192.0.2.1");
    const { error_code } = (await response.json()) as { error_code?: string };
    if (!state) return error_code === "invalid_credentials";
    return state.isConfirmed ? response.status === 200 : error_code === "email_not_confirmed";
  }
}

/** The text of the queued and stored mails. A mail that was written in part counts when its address is there. */
function readMails(folder: string): string {
  const queue = join(folder, "mail", "waiting");
  const files = [
    join(folder, "mail", "mail.jsonl"),
    ...list(queue)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(queue, name)),
  ];
  return files.map(read).join("\n");
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
