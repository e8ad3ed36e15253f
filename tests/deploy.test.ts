import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type PageEntry, pages } from "../app/content/data/pages.ts";
import { readEnvironment } from "../server/config/environment.ts";
import serverProcess from "../server/process.json" with { type: "json" };
import { listFiles, project, readProjectFile } from "../tools/project-files.ts";

const guides = listFiles("docs/deploy", ".md");
const deploymentFiles = [...listFiles("deploy", ""), "Dockerfile", ".dockerignore"];
const dockerfile = readProjectFile("Dockerfile");
const service = readProjectFile("deploy/aurora.service");

/** Variables of Node, npm, the C library or a shell. */
const foreignVariables = /^(NODE_ENV|MALLOC_ARENA_MAX|npm_config_\w+|DIR|AS|DB|PATH)$/;

/** Variables that a command, a unit, an image or an environment file sets. */
function settingsOf(text: string): [name: string, value: string][] {
  return [...text.matchAll(/(?<![\w$.{-])([A-Z][A-Z_]+|npm_config_\w+)=([^\s"']*)/g)].flatMap(
    ([, name = "", value = ""]) => (foreignVariables.test(name) ? [] : [[name, value]]),
  );
}

const checkedFiles = [...guides, ...deploymentFiles].filter((file) => file !== ".dockerignore");

test.each(checkedFiles)("every file of the project that %s names exists", (file) => {
  const paths = [
    ...readProjectFile(file).matchAll(/(?<![\w/])(?:deploy|tests|supabase|server)\/[\w./-]*\w/g),
  ].map(([path]) => path);
  expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([]);
});

test.each([...guides, ...deploymentFiles])(
  "every variable that %s sets is one that the site reads",
  (file) => {
    const known = readProjectFile("server/config/environment.ts");
    const names = settingsOf(readProjectFile(file)).map(([name]) => name);
    expect(names.filter((name) => !new RegExp(`^ {2}${name}:`, "m").test(known))).toEqual([]);
  },
);

test("the example settings start a site", () => {
  const settings = Object.fromEntries(
    readProjectFile("deploy/aurora.env")
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const ofService = Object.fromEntries(settingsOf(service));
  const environment = readEnvironment({ ...settings, ...ofService });
  expect(environment.siteUrl).toMatch(/^https:/);
  expect(environment.trustedProxies).toBe(1);
  const nginx = readProjectFile("deploy/nginx.conf");
  expect(nginx).toContain(`server ${environment.host}:${environment.port};`);
  const container = readEnvironment(Object.fromEntries(settingsOf(dockerfile)));
  expect(dockerfile).toContain(`EXPOSE ${container.port}`);
  expect(dockerfile).toContain(`VOLUME ${container.dataDirectory}`);
});

test("nginx caches no account page, no search and no call of the backend", () => {
  const nginx = readProjectFile("deploy/nginx.conf");
  const [, expression = ""] =
    /# Accounts, searches.*\n {4}location ~ (\S+) \{[^}]*\}/.exec(nginx) ?? [];
  const uncached = new RegExp(expression);
  const accounts = Object.values<PageEntry>(pages).filter(({ layout }) => layout !== "site");
  const paths = accounts.flatMap(({ path }) => [path, `${path}.data`, `${path}/`]);
  const others = ["/search", "/search.json", "/auth/v1/signup", "/rest/v1/articles"];
  for (const path of [...paths, ...others]) expect(path).toMatch(uncached);
  const shared = Object.values<PageEntry>(pages).filter((page) => page.layout === "site");
  for (const { path } of shared) if (path !== "/search") expect(path).not.toMatch(uncached);
});

test("nginx encrypts with current protocols and ciphers, and plain http leads to https only", () => {
  const nginx = readProjectFile("deploy/nginx.conf");
  expect(nginx.match(/ssl_protocols .*;/g)).toEqual(["ssl_protocols TLSv1.2 TLSv1.3;"]);
  // Forward secrecy, and encryption that also detects changes.
  expect(nginx.match(/ssl_ciphers .*;/g)).toEqual(["ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;"]);
  const [, plain = "", encrypted = ""] = nginx.split(/^server \{$/m);
  expect(plain).toMatch(/listen 80 [\s\S]*return 301 https:/);
  expect(plain).not.toContain("proxy_pass");
  expect(encrypted.match(/listen \S+/g)).toEqual(["listen 443", "listen [::]:443"]);
});

test("a release has no version history", () => {
  const clones = readProjectFile("docs/deploy/one-machine.md").split("git clone").slice(1);
  expect(clones.length).toBeGreaterThan(1);
  for (const commands of clones) expect(commands.split("```")[0]).toContain("rm -rf .git");
  expect(readProjectFile(".dockerignore")).not.toContain("!.git");
});

test("the service and the container run the process as npm start does", () => {
  const { flags, environment } = serverProcess;
  expect(service).toContain(`/node ${flags.join(" ")} server/main.ts`);
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(["node", ...flags, "server/main.ts"]).replaceAll(",", ", ")}`,
  );
  for (const [name, value] of Object.entries(environment))
    for (const file of [service, dockerfile]) expect(file).toContain(`${name}=${value}`);
});

test("the image copies files that exist and that its context includes", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(copied.filter((name) => !existsSync(join(project, name)))).toEqual([]);
  const context = readProjectFile(".dockerignore").split("\n");
  expect(context).toContain("*");
  expect(copied.filter((name) => !context.includes(`!${name}`))).toEqual([]);
});

test("every deployment file is named in a guide or in another deployment file", () => {
  const texts = [...guides, ...deploymentFiles].map(
    (file) => [file, readProjectFile(file)] as const,
  );
  const unused = deploymentFiles.filter(
    (file) =>
      !texts.some(([other, text]) => other !== file && text.includes(file.split("/").at(-1) ?? "")),
  );
  expect(unused).toEqual([".dockerignore"]);
});
