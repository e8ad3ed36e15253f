import { expect, test } from "vitest";
import {
  describeMissingBrowsers,
  findChromium,
  findFirefox,
  findWebKit,
  type Machine,
} from "./browsers.mjs";

const debian = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
const chrome = "/opt/google/chrome/chrome";
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const playwright = "/cache/chromium/chrome";

/** A machine that has only these programs. */
const machine = (platform: string, ...programs: string[]): Machine => ({
  platform,
  architecture: "x64",
  home: "/home/noor",
  playwright,
  exists: (path) => programs.includes(path),
});

test("Debian's Chromium is preferred, and its headless shell where that is enough", () => {
  expect(findChromium(machine("linux", ...debian, chrome, playwright))).toEqual({
    full: "/usr/bin/chromium",
    headless: "/usr/bin/chromium-headless-shell",
  });
  expect(findChromium(machine("linux", "/usr/bin/chromium"))?.headless).toBe("/usr/bin/chromium");
});

test("an installed Chrome comes next, then the Chromium of Playwright", () => {
  expect(findChromium(machine("linux", chrome, playwright))?.full).toBe(chrome);
  expect(findChromium(machine("darwin", macChrome, playwright))?.full).toBe(macChrome);
  expect(findChromium(machine("darwin", `/home/noor${macChrome}`))?.headless).toBe(
    `/home/noor${macChrome}`,
  );
  for (const platform of ["linux", "darwin", "win32"])
    expect(findChromium(machine(platform, playwright))?.full).toBe(playwright);
});

test("without any browser the result is null", () => {
  expect(findChromium(machine("linux"))).toBeNull();
  expect(findChromium(machine("darwin", ...debian))).toBeNull();
  expect(findChromium({ ...machine("linux"), playwright: null })).toBeNull();
});

test("a missing engine of Debian is named", () => {
  const complete = machine(
    "linux",
    ...[...debian, "/usr/bin/firefox-esr", "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
  );
  expect(findFirefox(complete)).toEqual({ program: "/usr/bin/firefox-esr" });
  expect(findWebKit(complete)).toEqual({
    driver: "/usr/bin/WebKitWebDriver",
    browser: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  });
  expect(describeMissingBrowsers(complete)).toEqual([]);
  expect(
    describeMissingBrowsers(machine("linux", ...debian, "/usr/bin/firefox-esr", "/usr/bin/Xvfb")),
  ).toEqual(["Not run here: WebKit (webkit2gtk-driver is missing)"]);
  expect(describeMissingBrowsers(machine("darwin", macChrome))).toEqual([
    "Not run here: Firefox (firefox-esr is missing)",
    "Not run here: WebKit (webkit2gtk-driver and xvfb are missing)",
    "Not compared here: the screenshots of pages (they are of Debian's Chromium)",
  ]);
});
