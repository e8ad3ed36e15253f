import type { Dose } from "../timetable/timetable.ts";

/** In minutes. Drops nearer than this on the ring would cover each other. */
export const minDistance = 25;

/** Drops that are drawn at one time. */
export const maxDrops = 3;

/** Marks that have a label each. */
const maxLabels = 10;

/** The doses of the ring at one place. */
export interface RingMark {
  /** Minute from the midnight at the start of the date, at which the mark is on the ring. */
  minute: number;
  /** The time of its label; null without one. */
  label: number | null;
  /** The drops that are drawn, from the eye outwards. */
  dropIds: readonly string[];
  /** Doses that are not drawn. */
  more: number;
  isNext: boolean;
}

/**
 * Returns the marks of a day's groups of doses, in the order of their times. Groups that are nearer to each other than 25
 * minutes are one mark. Of more than three doses two are drawn and the others are counted. Of more than ten marks only
 * every second one has a label, among them that of the next dose (REQ-DROPS-19).
 */
export function ringMarks(
  groups: readonly (readonly Dose[])[],
  isNext: (dose: Dose) => boolean,
): RingMark[] {
  const places: Dose[][] = [];
  for (const group of groups) {
    const [place, [first]] = [places.at(-1), group];
    if (place?.[0] && first && first.minute < place[0].minute + minDistance) place.push(...group);
    else places.push([...group]);
  }
  const next = places.findIndex((place) => place.some(isNext));
  return places.map((place, index) => {
    const drawn = place.length > maxDrops ? place.slice(0, maxDrops - 1) : place;
    const minute = place[0]?.minute ?? 0;
    const isLabelled = places.length <= maxLabels || (index - Math.max(0, next)) % 2 === 0;
    return {
      minute,
      label: isLabelled ? (place.find(isNext)?.minute ?? minute) : null,
      dropIds: drawn.map(({ dropId }) => dropId),
      more: place.length - drawn.length,
      isNext: index === next,
    };
  });
}
