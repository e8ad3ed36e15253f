import { expect, test } from "vitest";
import { findChromium, findFirefox, findWebKit, type Machine, notRunHere } from "./browsers.mjs";

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
    whole: "/usr/bin/chromium",
    light: "/usr/bin/chromium-headless-shell",
  });
  expect(findChromium(machine("linux", "/usr/bin/chromium"))?.light).toBe("/usr/bin/chromium");
});

test("an installed Chrome comes next, then the Chromium of Playwright", () => {
  expect(findChromium(machine("linux", chrome, playwright))?.whole).toBe(chrome);
  expect(findChromium(machine("darwin", macChrome, playwright))?.whole).toBe(macChrome);
  expect(findChromium(machine("darwin", `/home/noor${macChrome}`))?.light).toBe(
    `/home/noor${macChrome}`,
  );
  for (const platform of ["linux", "darwin", "win32"])
    expect(findChromium(machine(platform, playwright))?.whole).toBe(playwright);
});

test("without any browser the result is null", () => {
  expect(findChromium(machine("linux"))).toBeNull();
  expect(findChromium(machine("darwin", ...debian))).toBeNull();
  expect(findChromium({ ...machine("linux"), playwright: null })).toBeNull();
});

test("a missing engine of Debian is named", () => {
  const whole = machine(
    "linux",
    ...[...debian, "/usr/bin/firefox-esr", "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
  );
  expect(findFirefox(whole)).toEqual({ program: "/usr/bin/firefox-esr" });
  expect(findWebKit(whole)).toEqual({
    driver: "/usr/bin/WebKitWebDriver",
    browser: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  });
  expect(notRunHere(whole)).toEqual([]);
  expect(notRunHere(machine("linux", ...debian, "/usr/bin/firefox-esr", "/usr/bin/Xvfb"))).toEqual([
    "Not run here: WebKit (webkit2gtk-driver is missing)",
  ]);
  expect(notRunHere(machine("darwin", macChrome))).toEqual([
    "Not run here: Firefox (firefox-esr is missing)",
    "Not run here: WebKit (webkit2gtk-driver and xvfb are missing)",
    "Not compared here: the screenshots of pages (they are of Debian's Chromium)",
  ]);
});
