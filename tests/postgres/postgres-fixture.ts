import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/environment/postgres.mjs";
import { project, readProjectFile } from "../../tools/project-files.ts";

/** A role of requests in a hosted project. */
export type ApiRole = "anon" | "authenticated" | "service_role";

/** A real PostgreSQL with the roles of a hosted project, our migrations and the seed. */
export interface HostedDatabase {
  /**
   * Runs one statement as the owner. Returns rows with their columns separated by bars.
   * @throws Error with the SQLSTATE
   */
  own(sql: string): Promise<string[]>;
  /** Runs one statement with this role, in a transaction with the claims of its token, such as `sub`. */
  as(role: ApiRole, sql: string, claims?: Readonly<Record<string, string>>): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts PostgreSQL in a new folder, reachable only by a socket in it. */
export async function startHostedDatabase(): Promise<HostedDatabase> {
  const programs = findPostgres();
  if (!programs) throw new Error("There is no PostgreSQL here.");
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const owner = serverUser();
  const setup = ["-D", data, "-U", "supabase_admin", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(programs, "initdb"), [...setup, "--locale=C"], { ...owner, cwd: folder });
  const flags = ["fsync=off", "listen_addresses=", `unix_socket_directories=${folder}`];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, ...flags.flatMap((flag) => ["-c", flag])],
    { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  await waitUntilReady(server);
  const psql = (user: string, sql: string) => runPsql(join(programs, "psql"), folder, user, sql);
  const close = async () => {
    const ended = once(server, "exit");
    server.kill("SIGQUIT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await psql("supabase_admin", readProjectFile("tests/postgres/project-roles.sql"));
    const migrations = readdirSync(join(project, "supabase/migrations")).sort();
    for (const file of migrations.map((name) => `supabase/migrations/${name}`))
      await psql("postgres", readProjectFile(file));
    await psql("postgres", readProjectFile("supabase/seed.sql"));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    own: (sql) => psql("postgres", sql),
    as(role, sql, claims = {}) {
      const token = JSON.stringify({ role, ...claims });
      const request = [`set local role ${role}`, `set local request.jwt.claims = '${token}'`, sql];
      return psql("authenticator", `begin;\n${request.join(";\n")};\ncommit;`);
    },
    close,
  };
}

/** PostgreSQL refuses to run as root; Debian's package has created a user for it. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Resolves when it accepts connections. @throws Error with its output when it exits before */
async function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = "";
  const ended = once(server, "exit");
  while (!output.includes("ready to accept connections")) {
    const heard = server.stderr ? once(server.stderr, "data") : ended;
    const [part] = await Promise.race([heard, ended]);
    if (server.exitCode !== null) throw new Error(output);
    output += String(part);
  }
  server.stderr?.resume();
}

/** @throws Error whose message is the SQLSTATE of the first error: "42501" is a missing privilege */
async function runPsql(psql: string, folder: string, user: string, sql: string): Promise<string[]> {
  const terse = ["-XAtq", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=sqlstate"];
  const child = spawn(psql, [...terse, "-h", folder, "-U", user, "-d", "postgres", "-f", "-"]);
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (part) => {
      output[name] += part;
    });
  child.stdin.end(sql);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(/ERROR: {2}(\w{5})/.exec(output.stderr)?.[1] ?? output.stderr);
  return output.stdout.split("\n").filter(Boolean);
}
