// Finds the browsers on this machine and installs missing ones. Plain JavaScript for the machine's own Node (20 or
// newer), because the packages may not be installed yet.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { exitWithError, isSetupOff, run } from "./project.mjs";

/** The browser packages of Debian, each with its program. */
const debian = {
  chromium: "/usr/bin/chromium",
  "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/**
 * The properties of a machine that the search for browsers reads. Tests describe another machine.
 * @typedef {object} Machine
 * @property {string} [platform]
 * @property {string} [architecture]
 * @property {string} [home]
 * @property {(path: string) => boolean} [exists]
 * @property {string | null} [playwright] The path of Playwright's Chromium; null before Playwright is installed.
 */

/** This machine. */
const here = {
  platform: process.platform,
  architecture: process.arch,
  home: homedir(),
  exists: existsSync,
  playwright: null,
};

/**
 * The Chromium to start, or null: Debian's, else an installed Chrome, else Playwright's. `headless` is the headless
 * shell where there is one, which uses less memory. `full` supports the back/forward cache, as a visitor's browser does.
 * @param {Machine} machine
 * @returns {{ full: string, headless: string } | null}
 */
export function findChromium(machine = {}) {
  const { platform, home, exists, playwright } = { ...here, ...machine };
  const mac = "Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const chromes = {
    linux: ["/usr/bin/google-chrome-stable", "/usr/bin/google-chrome", "/opt/google/chrome/chrome"],
    darwin: [`/${mac}`, `${home}/${mac}`],
  };
  const onDebian = platform === "linux" ? debian.chromium : null;
  const places = [onDebian, ...(chromes[platform] ?? []), playwright];
  const full = places.find((place) => place && exists(place));
  if (!full) return null;
  const shell = debian["chromium-headless-shell"];
  return { full, headless: full === onDebian && exists(shell) ? shell : full };
}

/**
 * The program of Debian's Firefox, or the missing packages.
 * @param {Machine} machine
 * @returns {{ program: string, missing?: never } | { missing: string[] }}
 */
export function findFirefox(machine = {}) {
  return withoutMissing(["firefox-esr"], machine, () => ({ program: debian["firefox-esr"] }));
}

/**
 * The programs of Debian's WebKit (driver and MiniBrowser), or the missing packages.
 * @param {Machine} machine
 * @returns {{ driver: string, browser: string, missing?: never } | { missing: string[] }}
 */
export function findWebKit(machine = {}) {
  const { architecture } = { ...here, ...machine };
  const folder = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" }[architecture];
  return withoutMissing(["webkit2gtk-driver", "xvfb"], machine, () => ({
    driver: debian["webkit2gtk-driver"],
    browser: `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`,
  }));
}

/**
 * True when screenshots can be compared: they come from Debian's Chromium, and other browsers render letters
 * differently.
 * @param {Machine} machine
 */
export function comparesScreenshots(machine = {}) {
  return findChromium(machine)?.full === debian.chromium;
}

/**
 * One line for each engine that is not available, with the reason, and one when screenshots are not compared.
 * @param {Machine} machine
 */
export function describeMissingBrowsers(machine = {}) {
  const engines = { Firefox: findFirefox(machine), WebKit: findWebKit(machine) };
  const lines = Object.entries(engines).flatMap(([name, { missing }]) => {
    const reason = missing?.length > 1 ? "are missing" : "is missing";
    return missing ? [`Not run here: ${name} (${missing.join(" and ")} ${reason})`] : [];
  });
  if (comparesScreenshots(machine)) return lines;
  return [...lines, "Not compared here: the screenshots of pages (they are of Debian's Chromium)"];
}

/**
 * Installs Chromium when it is missing. As root on Debian it also installs the other engines; elsewhere they are
 * optional. Without any Chromium the process ends with the command that installs it.
 */
export async function ensureBrowsers() {
  const missing = Object.keys(debian).filter((name) => !existsSync(debian[name]));
  if (missing.length === 0) return;
  // When one package is not available, Chromium alone is enough.
  for (const names of [missing, missing.filter((name) => name.startsWith("chromium"))]) {
    if (names.length === 0 || (await installPackages(names, "the tests drive them"))) break;
  }
  if (findChromium({ playwright: await getPlaywrightChromium() })) return;
  exitWithError(
    isDebian()
      ? `Chromium is missing. Install it with: sudo sh -c '${installCommand(missing)}'`
      : "Chromium is missing. Install Google Chrome, or run: npx playwright install chromium",
  );
}

/**
 * Installs packages as root on Debian after it prints `reason`. Returns false when they are not installed, and prints
 * the command.
 * @param {readonly string[]} names
 * @param {string} reason
 */
export async function installPackages(names, reason) {
  if (!isDebian() || process.getuid?.() !== 0 || isSetupOff()) return false;
  console.log(`Installing ${names.join(", ")}, because ${reason} (SETUP=off prevents it) …`);
  if ((await run("sh", ["-c", installCommand(names)], { stdio: "ignore" })) === 0) return true;
  console.log(`They could not be installed with: ${installCommand(names)}`);
  return false;
}

function isDebian() {
  return existsSync("/etc/debian_version");
}

/** The command with which root installs packages on Debian. */
function installCommand(names) {
  return `apt-get update && apt-get install --yes --no-install-recommends ${names.join(" ")}`;
}

/** The path at which Playwright installs its Chromium. */
async function getPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** The result of `find` when all packages are installed, else the missing packages. */
function withoutMissing(names, machine, find) {
  const { platform, exists } = { ...here, ...machine };
  const missing = names.filter((name) => platform !== "linux" || !exists(debian[name]));
  return missing.length > 0 ? { missing } : find();
}
