import type { Point } from "../svg/polyline.ts";

/** The area of the map in degrees. */
const box = { west: 51.6, east: 60.2, north: 26.7, south: 16.3 };

/** Map units per degree of latitude. */
const scale = 80;

/** The length of a degree of longitude at 21.3° north, as a share of a degree of latitude. */
const longitudeScale = Math.cos((21.3 * Math.PI) / 180);

/** The size of the map in map units, without the sea around it. */
export const mapSize = {
  width: Math.round((box.east - box.west) * longitudeScale * scale),
  height: Math.round((box.north - box.south) * scale),
};

/** Converts degrees east and north to map units. */
export function projectPoint(longitude: number, latitude: number): Point {
  return [(longitude - box.west) * longitudeScale * scale, (box.north - latitude) * scale];
}
