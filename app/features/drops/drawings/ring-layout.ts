import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import type { RingMark } from "./ring-marks.ts";

/** Lengths in the drawing, whose origin is the middle of the eye. */
export const ring = {
  width: 440,
  fontSize: 19,
  iris: 116,
  pupil: 32,
  arc: 121,
  /** Where the ticks begin. */
  ticks: 124,
  stem: [117, 145],
} as const;

/** Radius of the first drop, distance to the next one, and halves of the length and of the box of a drop. */
const [firstDrop, dropStep, dropReach, dropSize] = [156, 23, 11, 9];

/** Place of the sun and the moon above and below the ticks. */
export const skyRadius = 152;

/** Half the size of the box of the sun, and of the moon. */
const skySize = 11;

/** Where the ticks of the hours end. */
const ticksEnd = 133;

/** The ring is at least as high as its ticks with the sun and the moon. */
const minReach = skyRadius + skySize + 2;

const labelHeight = 22;
/** Average width of a character of a time, in the size of the type. */
const characterWidth = 0.56;
const gap = 8;
/** A number is wider than a drop. */
const moreGap = 5;

export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its middle and the halves of its sides. */
interface Box extends Point {
  w: number;
  h: number;
}

export interface PlacedMark {
  mark: RingMark;
  /** Degrees clockwise from noon. */
  angle: number;
  stem: readonly [Point, Point];
  drops: readonly Point[];
  /** The number of doses that are not drawn; null without one. */
  more: Point | null;
  /** Middle of the label; null where the mark has none, or where it would cover something. */
  label: Point | null;
}

export interface RingLayout {
  places: readonly PlacedMark[];
  top: number;
  height: number;
  hasSun: boolean;
  hasMoon: boolean;
}

/** Degrees clockwise from noon, which is above. Midnight is below, in both languages. */
export function angleOf(minute: number): number {
  return (minute - minutesPerDay / 2) / 4;
}

/** Returns the point of a minute of the day at a distance from the middle. */
export function pointAt(minute: number, radius: number): Point {
  const { x, y } = directionOf(minute);
  return { x: round(radius * x), y: round(radius * y) };
}

function directionOf(minute: number): Point {
  const angle = (angleOf(minute) * Math.PI) / 180;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

/** The length of an arc of so many minutes. */
export function arcLength(radius: number, minutes: number): number {
  return (2 * Math.PI * radius * minutes) / minutesPerDay;
}

/**
 * Places drops and labels. A label is beyond the last drop, or else beside the drops; one that would cover another label,
 * a drop or the eye is left out, except that of the next dose (REQ-DROPS-19). `textOf` gives the text of a time.
 */
export function layOutRing(
  marks: readonly RingMark[],
  textOf: (minute: number) => string,
): RingLayout {
  const places: PlacedMark[] = marks.map((mark) => ({ ...placeDrops(mark), label: null }));
  const taken = places.flatMap(({ drops, more }) =>
    [...drops, ...(more ? [more] : [])].map(dropBox),
  );
  const byUrgency = [...places].sort(
    (one, other) => Number(other.mark.isNext) - Number(one.mark.isNext),
  );
  for (const place of byUrgency) {
    const { label, isNext } = place.mark;
    if (label === null) continue;
    const boxes = labelBoxes(place, textOf(label));
    const box = boxes.find((one) => isFree(one, taken)) ?? (isNext ? boxes[0] : undefined);
    if (!box) continue;
    place.label = { x: round(box.x), y: round(box.y) };
    taken.push(box);
  }
  const top = Math.min(-minReach, ...taken.map(({ y, h }) => y - h));
  const bottom = Math.max(minReach, ...taken.map(({ y, h }) => y + h));
  const isSkyFree = (y: number) =>
    !taken.some((box) => overlaps(box, { x: 0, y, w: skySize, h: skySize }));
  return {
    places,
    top: Math.floor(top),
    height: Math.ceil(bottom) - Math.floor(top),
    hasSun: isSkyFree(-skyRadius),
    hasMoon: isSkyFree(skyRadius),
  };
}

function placeDrops(mark: RingMark): Omit<PlacedMark, "label"> {
  const { minute, dropIds, more } = mark;
  return {
    mark,
    angle: angleOf(minute),
    stem: [pointAt(minute, ring.stem[0]), pointAt(minute, ring.stem[1])],
    drops: dropIds.map((_, index) => pointAt(minute, firstDrop + index * dropStep)),
    more: more > 0 ? pointAt(minute, firstDrop + dropIds.length * dropStep + moreGap) : null,
  };
}

/**
 * The boxes in which a label can be, the best one first; all of them within the width of the drawing. The last ones are
 * beside the drops and next to the ticks.
 */
function labelBoxes({ mark, drops, more }: PlacedMark, text: string): Box[] {
  const w = (text.length * characterWidth * ring.fontSize) / 2;
  const h = labelHeight / 2;
  const { x, y } = directionOf(mark.minute);
  const length = (drops.length - 1) * dropStep + (more ? dropStep + moreGap : 0);
  const beyond = firstDrop + length + dropReach + gap + Math.hypot(x * w, y * h);
  const middle = firstDrop + length / 2;
  const isAtSide = Math.abs(x) > Math.abs(y);
  const aside = isAtSide
    ? { x: 0, y: (Math.abs(y) * length) / 2 + dropReach + h }
    : { x: (Math.abs(x) * length) / 2 + dropReach + gap + w, y: 0 };
  const maxX = ring.width / 2 - w;
  const beside = [1, -1].map((sign) => ({
    x: Math.max(-maxX, Math.min(maxX, middle * x + sign * aside.x)),
    y: middle * y + sign * aside.y,
  }));
  const outside = { x: beyond * x, y: beyond * y };
  const apart = Math.sign(x) * Math.min(maxX, ticksEnd + gap + w);
  const boxes = [
    ...(Math.abs(outside.x) <= maxX ? [outside] : []),
    ...beside,
    ...(isAtSide ? beside.map((point) => ({ ...point, x: apart })) : []),
  ];
  return boxes.map((point) => ({ ...point, w, h }));
}

function dropBox({ x, y }: Point): Box {
  return { x, y, w: dropSize, h: dropSize };
}

/** Whether a box covers neither another one nor the ticks. */
function isFree(box: Box, taken: readonly Box[]): boolean {
  const nearestX = Math.max(0, Math.abs(box.x) - box.w);
  const nearestY = Math.max(0, Math.abs(box.y) - box.h);
  return Math.hypot(nearestX, nearestY) >= ticksEnd && !taken.some((other) => overlaps(box, other));
}

function overlaps(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < one.w + other.w && Math.abs(one.y - other.y) < one.h + other.h;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
