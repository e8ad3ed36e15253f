import type { Point } from "../svg/polyline.ts";

/** The degrees that the map of Oman covers. */
const box = { west: 51.6, east: 60.2, north: 26.7, south: 16.3 };

/** Units of the drawing to one degree of latitude. */
const scale = 80;

/** A degree of longitude is this much shorter than one of latitude in the middle of the country. */
const squeeze = Math.cos((21.3 * Math.PI) / 180);

/** Size of the map in its own units, without room for the sea around it. */
export const mapSize = {
  width: Math.round((box.east - box.west) * squeeze * scale),
  height: Math.round((box.north - box.south) * scale),
};

/** Where a place stands on the map: degrees east and north to the drawing's units. */
export function project(longitude: number, latitude: number): Point {
  return [(longitude - box.west) * squeeze * scale, (box.north - latitude) * scale];
}
