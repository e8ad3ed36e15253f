import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const environments = fileURLToPath(new URL("node_modules/.python", import.meta.url));

/**
 * Returns the path of a program of a Python package, and installs the package on the first call. Each package has an
 * environment of its own, because they need different versions of the same libraries.
 */
export function installPythonProgram(name: string, version: string, program = name): string {
  const environment = `${environments}/${name}-${version}`;
  const path = `${environment}/bin/${program}`;
  if (existsSync(path)) return path;
  execFileSync("python3", ["-m", "venv", environment], { stdio: "inherit" });
  execFileSync(`${environment}/bin/pip`, ["install", "--quiet", `${name}==${version}`], {
    stdio: "inherit",
  });
  return path;
}
