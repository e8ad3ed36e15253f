import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { mapSize, projectPoint } from "./map-projection.ts";
import { OmanMap } from "./oman-map.tsx";

const muscat = { id: "m", name: "مسقط", latitude: 23.6, longitude: 58.5, main: true } as const;
const salalah = { id: "s", name: "صلالة", latitude: 17, longitude: 54.1, main: false } as const;
const markup = renderToStaticMarkup(
  <OmanMap
    label="خريطة"
    className="placed"
    marks={[
      { ...muscat, side: "east" },
      { ...salalah, side: "above" },
      { ...salalah, id: "n", name: "نزوى", latitude: 22.9, side: "west" },
    ]}
  />,
);

test("the map is one image with a text alternative and takes the class of its page", () => {
  expect(markup).toMatch(/^<div class="[^"]*\bplaced\b/);
  expect(markup).toMatch(/<svg [^>]*role="img" aria-label="خريطة"/);
});

test("north is up, east is right, and every place is on the map", () => {
  const [east, north] = projectPoint(muscat.longitude, muscat.latitude);
  const [west, south] = projectPoint(salalah.longitude, salalah.latitude);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeLessThan(south);
  expect(Math.min(west, north)).toBeGreaterThan(0);
  expect(east).toBeLessThan(mapSize.width);
  expect(south).toBeLessThan(mapSize.height);
});

test("each place has its name; the main one is a star, the others are rings", () => {
  const names = [...markup.matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(["مسقط", "صلالة", "نزوى"]);
  expect(markup.match(/<path class="[^"]*star/g)).toHaveLength(1);
  expect(markup.match(/<circle class="[^"]*dot/g)).toHaveLength(2);
});

test("the map has no style attributes", () => {
  expect(markup).not.toContain("style=");
});
