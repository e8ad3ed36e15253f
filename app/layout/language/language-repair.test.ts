import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { languageRepair } from "./language-repair.ts";

interface Browser {
  stored: string | null;
  cookies: string;
  /** Language of the served document. */
  shown: string;
  search?: string;
  refusesCookies?: boolean;
}

/** Runs the script in a browser with this state; returns its cookies and whether it reloaded the page. */
function repairIn({ stored, cookies, shown, search = "", refusesCookies = false }: Browser) {
  const outcome = { cookies, reloaded: false };
  runInNewContext(languageRepair, {
    localStorage: { getItem: (key: string) => (key === "language" ? stored : null) },
    document: {
      documentElement: { lang: shown },
      get cookie() {
        return outcome.cookies;
      },
      set cookie(line: string) {
        if (!refusesCookies)
          outcome.cookies = [outcome.cookies, line.split(";")[0]].filter(Boolean).join("; ");
      },
    },
    location: {
      search,
      reload: () => {
        outcome.reloaded = true;
      },
    },
  });
  return outcome;
}

test("the script is at most 1 KB, because it delays the first paint", () => {
  expect(Buffer.byteLength(languageRepair)).toBeLessThanOrEqual(1024);
  expect(languageRepair).not.toMatch(/<\/script|<!--/i);
});

test("a lost cookie is put back and the page is fetched once in the stored language", () => {
  const first = repairIn({ stored: "ar", cookies: "", shown: "en" });
  expect(first).toEqual({ cookies: "language=ar", reloaded: true });
  const second = repairIn({ stored: "ar", cookies: first.cookies, shown: "ar" });
  expect(second).toEqual({ cookies: "language=ar", reloaded: false });
});

test("without a reason to change the page stays", () => {
  expect(repairIn({ stored: "ar", cookies: "", shown: "ar" }).reloaded).toBe(false);
  expect(repairIn({ stored: "en", cookies: "a=b; language=en", shown: "ar" }).reloaded).toBe(false);
});

test.each(["?lang=en", "?x=1&lang=en", "?lang=ar&x=1"])(
  "the language of the address %s stays",
  (search) => {
    expect(repairIn({ stored: "ar", cookies: "", shown: "en", search }).reloaded).toBe(false);
  },
);

test("an unsupported language in the address does not stop the repair", () => {
  expect(repairIn({ stored: "ar", cookies: "", shown: "en", search: "?lang=fr" }).reloaded).toBe(
    true,
  );
});

test.each(["fr", "", null, "AR", "ar;en"])("the stored value %j changes nothing", (stored) => {
  expect(repairIn({ stored, cookies: "", shown: "en" })).toEqual({ cookies: "", reloaded: false });
});

test("a browser that refuses cookies is never sent round in circles", () => {
  const refusing = { stored: "ar", cookies: "", shown: "en", refusesCookies: true };
  expect(repairIn(refusing)).toEqual({ cookies: "", reloaded: false });
});

test("a browser without storage shows the page as it was served", () => {
  expect(() => runInNewContext(languageRepair, {})).not.toThrow();
});
