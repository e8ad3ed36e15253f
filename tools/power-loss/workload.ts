// node workload.ts <data directory> <journal> <start>: writes to the embedded backend, and each acknowledgement to the journal.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedBackend } from "local-supabase";
import type { AccountStep, JournalEntry } from "./journal.ts";

const [dataDirectory = "", journal = "", start = ""] = process.argv.slice(2);
const siteUrl = "http://127.0.0.1:4199";
const backend = await startEmbeddedBackend({
  dataDirectory,
  siteUrl,
  supabaseDir: fileURLToPath(new URL("../../supabase", import.meta.url)),
  rateFactor: Number.POSITIVE_INFINITY,
  // The lowest cost of bcrypt: a hash takes 1 ms.
  passwordCost: 4,
  log: () => {},
});
record({ event: "started", publicKey: backend.anonKey });
for (let round = 0; round < 12; round += 1) {
  await Promise.all(
    [1, 2, 3].map((person) => runAccount(`${start}-${round}-${person}@visitor.example`, person)),
  );
}
await backend.close();

/** One in three accounts stays unconfirmed, one changes its password, and one is deleted. */
async function runAccount(email: string, person: number): Promise<void> {
  const first = "first 1";
  await take({ email, step: "sign-up", password: first }, () =>
    call("/auth/v1/signup", "POST", { email, password: first }),
  );
  if (person === 1) return;
  let token = "";
  await take({ email, step: "confirm", password: first }, async () => {
    const link = new URL(await findLink(email));
    const { token_hash = "", ...rest } = Object.fromEntries(
      new URLSearchParams(link.hash.slice(1)),
    );
    const query = new URLSearchParams({ token: token_hash, ...rest });
    const response = await call(`/auth/v1/verify?${query}`, "GET");
    const fragment = response.headers.get("location")?.split("#")[1];
    token = new URLSearchParams(fragment).get("access_token") ?? "";
    return response;
  });
  if (person === 2) {
    const body = { password: "second 2", current_password: first };
    await take({ email, step: "password", password: "second 2" }, () =>
      call("/auth/v1/user", "PUT", body, token),
    );
  } else {
    await take({ email, step: "delete", password: first }, () =>
      call("/rest/v1/rpc/delete_own_account", "POST", {}, token),
    );
  }
}

/** Records that a step begins, and that the backend has acknowledged it. */
async function take(step: AccountStep, request: () => Promise<Response>): Promise<void> {
  record({ event: "begun", ...step });
  const { status } = await request();
  if (status >= 400) throw new Error(`${step.step} of ${step.email}: status ${status}`);
  record({ event: "acknowledged", ...step });
}

function record(entry: JournalEntry): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`);
}

function call(path: string, method: string, body?: object, token?: string): Promise<Response> {
  const headers = {
    apikey: backend.anonKey,
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return backend.handle(new Request(siteUrl + path, init), "192.0.2.1");
}

async function findLink(email: string): Promise<string> {
  const file = join(dataDirectory, "mail", "mail.jsonl");
  for (;;) {
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
    const mail = lines.find((line) => line.includes(email));
    if (mail) return new URL(JSON.parse(mail).link, siteUrl).href;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
