import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findNginx } from "../../scripts/environment/nginx.mjs";

/** The host name in deploy/nginx.conf. */
export const nginxHost = "www.clinic.example";

const shipped = new URL("../../deploy/nginx.conf", import.meta.url);

/** A running nginx. */
export interface Nginx {
  /** Without a slash at its end. */
  origin: string;
  /** The folder of cached responses, and the access log. */
  cache: string;
  accessLog: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** An empty folder. */
  folder: string;
  /** Ports for TLS and for plain http. */
  ports: { tls: number; plain: number };
  /** The port of the site. */
  site: number;
  /** Additional lines for the `http` block. */
  further?: string;
  /** A command that starts it, such as one that pins it to a processor. */
  prefix?: readonly string[];
}

/**
 * Starts nginx with deploy/nginx.conf, in which only addresses and paths are replaced, and waits until it listens.
 * @throws Error when it does not start, or when a replaced part is missing
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { folder, ports, prefix = [] } = options;
  const program = findNginx();
  if (!program) throw new Error("There is no nginx here.");
  const [cache, accessLog] = [join(folder, "cache"), join(folder, "access.log")];
  writeCertificate(folder);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, nginxConfiguration(options, { cache, accessLog }));
  const command = [...prefix, program, "-p", folder, "-c", configuration, "-e", "stderr"];
  const child = spawn(command[0] ?? program, command.slice(1), {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString("utf8");
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await isListening(ports.tls))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    await setTimeout(20);
  }
  const stop = () => {
    child.kill("SIGTERM");
    return exited;
  };
  return { origin: `https://127.0.0.1:${ports.tls}`, cache, accessLog, stop };
}

/** The main configuration that Debian's package would bring, around the shipped one. */
function nginxConfiguration(
  { folder, ports, site, further = "" }: NginxOptions,
  { cache, accessLog }: Pick<Nginx, "cache" | "accessLog">,
): string {
  const replaced = {
    "server 127.0.0.1:3000;": `server 127.0.0.1:${site};`,
    "listen 80 ": `listen 127.0.0.1:${ports.plain} `,
    "listen [::]:80 ": `listen 127.0.0.2:${ports.plain} `,
    "listen 443 ": `listen 127.0.0.1:${ports.tls} `,
    "listen [::]:443 ": `listen 127.0.0.2:${ports.tls} `,
    "/etc/ssl/aurora/": `${folder}/`,
    "/var/lib/nginx/aurora": cache,
    "/var/log/nginx/aurora.log": accessLog,
  };
  let own = readFileSync(shipped, "utf8");
  for (const [given, here] of Object.entries(replaced)) {
    if (!own.includes(given)) throw new Error(`deploy/nginx.conf has no "${given}"`);
    own = own.replaceAll(given, here);
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    // The folder belongs to the user of the test; as root, nginx would change to another one.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    "events {}",
    "http {",
    "access_log off;",
    "sendfile on;",
    "tcp_nopush on;",
    ...temporary,
    own,
    further,
    "}",
  ].join("\n");
}

function writeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const name = ["-subj", `/CN=${nginxHost}`, "-days", "2"];
  execFileSync("openssl", ["req", ...kind, ...name, ...files], { stdio: "ignore" });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
