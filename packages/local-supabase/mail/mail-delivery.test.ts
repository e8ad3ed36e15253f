import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import {
  createDataDir,
  createSupabaseDir,
  fragmentOf,
  siteUrl,
  startTestBackend,
  verifyPath,
} from "../backend-fixture.ts";
import { createStoppedMailServer, readMime, startMailServer } from "./mail-server-fixture.ts";

const from = "Clinic <clinic@clinic.example>";

test("a sign-up succeeds while the mail server is down, and the mail is sent when it is back", async () => {
  const down = await createStoppedMailServer();
  const backend = await startTestBackend({ smtp: { url: down.url, from } });
  expect((await backend.signUp("early@clinic.example", "abc472", "/login?lang=ar")).status).toBe(
    200,
  );
  await expect
    .poll(() => backend.entries)
    .toContainEqual(expect.objectContaining({ event: "mail delayed", code: "ESOCKET" }));
  const server = await startMailServer(down.port);
  await expect.poll(() => server.mails, { timeout: 10_000 }).toHaveLength(1);
  const { headers, subject, bodies } = readMime(server.mails[0] ?? "");
  expect([headers.to, subject]).toEqual(["early@clinic.example", "تأكيد البريد الإلكتروني"]);
  const link = new URL(/https?:\S+/.exec(bodies["text/plain"] ?? "")?.[0] ?? "");
  expect(link.origin + link.pathname + link.search).toBe(`${siteUrl}/confirm?lang=ar`);
  const { headers: followed } = await backend.call(verifyPath({ link: link.href }));
  expect(fragmentOf(followed)).toHaveProperty("access_token");
  expect(backend.listMails).toBeNull();
  await backend.close();
  await server.close();
});

/** Signs up one address after the other and prints each acknowledged one, until the process is killed. */
const signUps = `
  const [backendModule, options] = process.argv.slice(1);
  const { startEmbeddedBackend } = await import(backendModule);
  const backend = await startEmbeddedBackend({ ...JSON.parse(options), log() {} });
  for (let turn = 0; ; turn += 1) {
    const email = "p" + turn + "@clinic.example";
    const request = new Request(${JSON.stringify(`${siteUrl}/auth/v1/signup`)}, {
      method: "POST",
      headers: { apikey: backend.anonKey },
      body: JSON.stringify({ email, password: "abc472" }),
    });
    const { status } = await backend.handle(request, "10.0.0." + turn);
    if (status === 200) console.log(email);
  }`;

test("no acknowledged mail is lost when the process is killed", async () => {
  const { url, port } = await createStoppedMailServer();
  const dataDirectory = createDataDir();
  const backendModule = new URL("../embedded-backend.ts", import.meta.url).href;
  const options = {
    dataDirectory,
    siteUrl,
    supabaseDir: createSupabaseDir(),
    smtp: { url, from },
  };
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    signUps,
    backendModule,
    JSON.stringify(options),
  ]);
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === 5) child.kill("SIGKILL");
  }
  if (child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");

  const server = await startMailServer(port);
  const backend = await startTestBackend({ dataDirectory, smtp: { url, from } });
  const recipients = () => server.mails.map((mail) => readMime(mail).headers.to);
  await expect.poll(recipients, { timeout: 10_000 }).toEqual(expect.arrayContaining(acknowledged));
  await backend.close();
  await server.close();
});
