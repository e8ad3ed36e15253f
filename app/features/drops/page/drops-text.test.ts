import { expect, test } from "vitest";
import { dropsSheet as ar } from "~/content/ar/my-drops.ts";
import { dropsSheet as en } from "~/content/en/my-drops.ts";
import { dropOf } from "../timetable/regimen-fixture.ts";
import { doseText } from "./drops-text.ts";

const tapering = dropOf("drop", "2026-11-29", [6, 7], [5, 7], [1, null]);

// REQ-DROPS-11, REQ-DROPS-13
test("each step of a tapering dose has its own last day", () => {
  expect(doseText(tapering, "2026-11-29", en, "en")).toBe(
    "6 times a day, until December 5, 2026, then 5 times a day, until December 12, 2026, then once a day",
  );
  expect(doseText(tapering, "2026-11-29", ar, "ar")).toBe(
    "٦ مرات في اليوم حتى ٥ ديسمبر ٢٠٢٦، ثم ٥ مرات في اليوم حتى ١٢ ديسمبر ٢٠٢٦، ثم مرة في اليوم",
  );
});

// REQ-DROPS-11, REQ-DROPS-13
test("steps that have ended are left out, except when all have", () => {
  expect(doseText(tapering, "2026-12-12", en, "en")).toBe(
    "5 times a day, until December 12, 2026, then once a day",
  );
  expect(doseText(tapering, "2027-01-01", en, "en")).toBe("once a day");
  const ended = dropOf("drop", "2026-11-29", [2, 1], [1, 1]);
  expect(doseText(ended, "2026-12-24", en, "en")).toBe(
    "twice a day, until November 29, 2026, then once a day, until November 30, 2026",
  );
});
