import fc from "fast-check";
import { capColours, eyes, onceTimes } from "~/content/data/drops.ts";
import { addDays } from "~/i18n/calendar-days.ts";
import { type Drop, type DropStep, type Regimen, regimenLimits } from "./regimen.ts";

/** A drop of the right eye in the tests. */
export function dropOf(
  id: string,
  start: string,
  ...steps: readonly (readonly [timesADay: number, days: number | null])[]
): Drop {
  return {
    id,
    name: id,
    cap: "pink",
    eye: "right",
    start,
    steps: steps.map(([timesADay, days]) => ({ timesADay, days })),
  };
}

/** A day from 6:30 to 22:30. */
export function regimenOf(...drops: readonly Drop[]): Regimen {
  return { drops, wakeMinute: 6.5 * 60, sleepMinute: 22.5 * 60 };
}

const step = (days: fc.Arbitrary<number | null>): fc.Arbitrary<DropStep> =>
  fc.record(
    {
      timesADay: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 24 })),
      days,
      onceAt: fc.constantFrom(...onceTimes),
    },
    { requiredKeys: ["timesADay", "days"] },
  );

const someDays = fc.oneof(
  fc.integer({ min: 1, max: 10 }),
  fc.integer({ min: 1, max: regimenLimits.days }),
);

const steps = fc
  .tuple(
    fc.array(step(someDays), { maxLength: 4 }),
    step(fc.option(someDays, { nil: null, freq: 3 })),
  )
  .map(([first, last]) => [...first, last]);

const start = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-12-20", days));

const drop = (id: string): fc.Arbitrary<Drop> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    cap: fc.constantFrom(...capColours),
    eye: fc.constantFrom(...eyes),
    start: fc.oneof(fc.constant("2026-12-30"), start),
    steps,
  });

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });

/** Any regimen within the limits of its fields; its doses need not fit into the day. */
export const anyRegimen: fc.Arbitrary<Regimen> = fc
  .record({
    drops: fc
      .integer({ min: 0, max: 8 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => drop(`drop-${id}`)))),
    wakeMinute: minute,
    awake: fc.oneof(fc.integer({ min: 12 * 60, max: 20 * 60 }), fc.integer({ min: 5, max: 1439 })),
  })
  .map(({ drops, wakeMinute, awake }) => ({
    drops,
    wakeMinute,
    sleepMinute: (wakeMinute + awake) % (24 * 60),
  }));
