// Which browsers are on this machine, for whoever drives them, and how the missing ones get here. Plain JavaScript for the
// machine's own Node (20 or newer): the packages may not be there yet.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { exitWithError, isSetupOff, run } from "./project.mjs";

/** What the tests drive on Debian: its packages, and the program by which each is known. */
const debian = {
  chromium: "/usr/bin/chromium",
  "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/** This machine. A test describes another one. */
const here = {
  platform: process.platform,
  architecture: process.arch,
  home: homedir(),
  exists: existsSync,
  /** Where Playwright's own Chromium would be; null before Playwright is there. */
  playwright: null,
};

/**
 * The Chromium to drive, or null: Debian's, else an installed Chrome, else Playwright's own. `light` is the one without
 * windows where there is one: their surfaces cost more than our pages do. `whole` remembers pages, as a reader's does.
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
  const whole = places.find((place) => place && exists(place));
  if (!whole) return null;
  const shell = debian["chromium-headless-shell"];
  return { whole, light: whole === onDebian && exists(shell) ? shell : whole };
}

/** The program of Debian's Firefox; or the packages that are missing. */
export function findFirefox(machine = {}) {
  return withoutMissing(["firefox-esr"], machine, () => ({ program: debian["firefox-esr"] }));
}

/** The programs of Debian's WebKit: its driver and its small browser; or the packages that are missing. */
export function findWebKit(machine = {}) {
  const { architecture } = { ...here, ...machine };
  const folder = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" }[architecture];
  return withoutMissing(["webkit2gtk-driver", "xvfb"], machine, () => ({
    driver: debian["webkit2gtk-driver"],
    browser: `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`,
  }));
}

/** True where pages can be compared with their pictures, which are of Debian's Chromium: others draw letters differently. */
export function comparesPictures(machine = {}) {
  return findChromium(machine)?.whole === debian.chromium;
}

/** One line for each engine that cannot be run here, with the reason, and one where pictures are not compared. */
export function notRunHere(machine = {}) {
  const engines = { Firefox: findFirefox(machine), WebKit: findWebKit(machine) };
  const lines = Object.entries(engines).flatMap(([name, { missing }]) => {
    const reason = missing?.length > 1 ? "are missing" : "is missing";
    return missing ? [`Not run here: ${name} (${missing.join(" and ")} ${reason})`] : [];
  });
  if (comparesPictures(machine)) return lines;
  return [...lines, "Not compared here: the pictures of pages (they are of Debian's Chromium)"];
}

/**
 * Sees to it that there is a Chromium. As root on Debian everything that is missing is installed, the other engines too;
 * elsewhere they may be missing, and without any Chromium the process ends with the one command that brings it.
 */
export async function ensureBrowsers() {
  const missing = Object.keys(debian).filter((name) => !existsSync(debian[name]));
  if (missing.length === 0) return;
  // Where one of them is not to be had, Chromium alone will do.
  for (const names of [missing, missing.filter((name) => name.startsWith("chromium"))]) {
    if (names.length === 0 || (await installPackages(names, "the tests drive them"))) break;
  }
  if (findChromium({ playwright: await playwrightsOwn() })) return;
  exitWithError(
    isDebian()
      ? `Chromium is missing. Install it with: sudo sh -c '${installing(missing)}'`
      : "Chromium is missing. Install Google Chrome, or run: npx playwright install chromium",
  );
}

/**
 * Installs packages as root on Debian, for which `reason` is printed; says how it was tried when that fails. False where
 * they are not installed.
 */
export async function installPackages(names, reason) {
  if (!isDebian() || process.getuid?.() !== 0 || isSetupOff()) return false;
  console.log(`Installing ${names.join(", ")}, because ${reason} (SETUP=off prevents it) …`);
  if ((await run("sh", ["-c", installing(names)], { stdio: "ignore" })) === 0) return true;
  console.log(`They could not be installed with: ${installing(names)}`);
  return false;
}

function isDebian() {
  return existsSync("/etc/debian_version");
}

/** The command by which root installs packages of Debian. */
function installing(names) {
  return `apt-get update && apt-get install --yes --no-install-recommends ${names.join(" ")}`;
}

/** Where Playwright keeps, or would keep, the Chromium that it brings itself. */
async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** What is found where all of these packages are; else those that are missing. */
function withoutMissing(names, machine, find) {
  const { platform, exists } = { ...here, ...machine };
  const missing = names.filter((name) => platform !== "linux" || !exists(debian[name]));
  return missing.length > 0 ? { missing } : find();
}
