import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRegimen, dropOf, regimenOf } from "../timetable/regimen-fixture.ts";
import { doseGroupsOn } from "../timetable/timetable.ts";
import { angleOf, layOutRing, pointAt, ring } from "./ring-layout.ts";
import { ringMarks } from "./ring-marks.ts";

const date = "2026-12-30";
const textOf = () => "10:30 PM";

const layoutOf = (...counts: readonly number[]) =>
  layOutRing(
    ringMarks(
      doseGroupsOn(
        regimenOf(...counts.map((count, id) => dropOf(`drop-${id}`, date, [count, null]))),
        date,
      ),
      () => false,
    ),
    textOf,
  );

test("noon is above, midnight below, and the day runs clockwise", () => {
  const points = [0, 6, 12, 18].map((hour) => pointAt(hour * 60, 100));
  expect(points.map(({ x, y }) => `${x} ${y}`)).toEqual(["0 100", "-100 0", "0 -100", "100 0"]);
  expect(angleOf(26 * 60)).toBe(angleOf(2 * 60) + 360);
});

test("the drops of a time are in a line outside the eye, and the number is beyond them", () => {
  const [place] = layoutOf(1, 1, 1, 1).places;
  const distances = [...(place?.drops ?? []), place?.more].map((point) =>
    Math.hypot(point?.x ?? 0, point?.y ?? 0),
  );
  expect(distances).toHaveLength(3);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(distances[0]).toBeGreaterThan(ring.arc);
});

test("the sun is above the eye while no drop is there, and the moon below it", () => {
  expect(layoutOf(2)).toMatchObject({ hasSun: true, hasMoon: true });
  // 7:00, 12:00, 17:00 and 22:00.
  expect(layoutOf(4)).toMatchObject({ hasSun: false, hasMoon: true });
});

test("a label covers no other label, no drop and no part of the eye, and is in the drawing", () => {
  const [halfWidth, halfHeight] = [36, 7];
  fc.assert(
    fc.property(anyRegimen, (regimen) => {
      const marks = ringMarks(doseGroupsOn(regimen, date), () => false);
      const { places, top, height } = layOutRing(marks, textOf);
      const labels = places.flatMap(({ label }) => label ?? []);
      const drops = places.flatMap((place) => place.drops);
      for (const [index, { x, y }] of labels.entries()) {
        expect(Math.abs(x) + halfWidth).toBeLessThanOrEqual(ring.width / 2);
        expect(y - halfHeight).toBeGreaterThan(top);
        expect(y + halfHeight).toBeLessThan(top + height);
        expect(Math.hypot(x, y)).toBeGreaterThan(ring.iris);
        for (const other of labels.slice(index + 1))
          expect(
            Math.abs(x - other.x) > 2 * halfWidth || Math.abs(y - other.y) > 2 * halfHeight,
          ).toBe(true);
        for (const drop of drops)
          expect(Math.abs(x - drop.x) > halfWidth || Math.abs(y - drop.y) > halfHeight).toBe(true);
      }
    }),
  );
});

test("the next dose has a label in the most crowded day too", () => {
  const regimen = regimenOf(...["a", "b", "c"].map((id) => dropOf(id, date, [24, null])));
  fc.assert(
    fc.property(fc.nat({ max: 71 }), (chosen) => {
      const groups = doseGroupsOn({ ...regimen, wakeMinute: 0, sleepMinute: 23 * 60 }, date);
      const next = groups.flat()[chosen];
      const marks = ringMarks(groups, (dose) => dose === next);
      const labelled = layOutRing(marks, textOf).places.filter(({ label }) => label);
      expect(labelled.some(({ mark }) => mark.isNext)).toBe(true);
    }),
  );
});
