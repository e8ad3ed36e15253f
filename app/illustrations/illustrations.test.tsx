import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandMark } from "./brand-mark.tsx";
import { brandMark } from "./brand-mark-shape.ts";
import { AxisDial } from "./eye/axis-dial.tsx";
import { CorneaSection, type LaserMethod } from "./eye/cornea-section.tsx";
import { EyeFigure } from "./eye/eye-figure.tsx";
import { eyeFigureSlugs } from "./eye/eye-figure-slugs.ts";
import { HeroIris } from "./eye/hero-iris.tsx";
import { EmptyPlate } from "./plates/empty-plate.tsx";
import { GamePlate } from "./plates/game-plate.tsx";
import { LandoltRing } from "./plates/landolt-ring.tsx";
import { RoomFigure } from "./room-figure.tsx";
import { type RoomName, roomShapes } from "./room-shapes.ts";
import { Aurora } from "./scenery/aurora.tsx";
import { HeroLand } from "./scenery/hero-land.tsx";

const rooms = Object.keys(roomShapes) as RoomName[];

const laserMethods: LaserMethod[] = ["no-flap", "flap", "surface"];

const drawings: [string, ReactElement][] = [
  ["Aurora", <Aurora key="b" className="placed" />],
  ["AxisDial", <AxisDial key="d" className="placed" />],
  ["BrandMark", <BrandMark key="e" className="placed" />],
  ["EmptyPlate", <EmptyPlate key="g" className="placed" />],
  ["GamePlate", <GamePlate key="l" index={0} className="placed" />],
  ["HeroIris", <HeroIris key="o" className="placed" />],
  ["HeroLand", <HeroLand key="h" className="placed" />],
  ["LandoltRing", <LandoltRing key="m" turn={45} className="placed" />],
  ...eyeFigureSlugs.map((slug): [string, ReactElement] => [
    `EyeFigure ${slug}`,
    <EyeFigure key={slug} slug={slug} caption="Lens" className="placed" />,
  ]),
  ...eyeFigureSlugs.map((slug): [string, ReactElement] => [
    `EyeFigure ${slug} before treatment`,
    <EyeFigure key={slug} slug={slug} state="before" className="placed" />,
  ]),
  ...laserMethods.map((method): [string, ReactElement] => [
    `CorneaSection ${method}`,
    <CorneaSection key={method} method={method} className="placed" />,
  ]),
  ...rooms.map((room): [string, ReactElement] => [
    `RoomFigure ${room}`,
    <RoomFigure key={room} room={room} className="placed" />,
  ]),
];

test.each(drawings)(
  "%s is hidden from screen readers and takes the class of its page",
  (_, drawing) => {
    const [svg = ""] = renderToStaticMarkup(drawing).match(/^<svg[^>]*>/) ?? [];
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).toMatch(/class="[^"]*\bplaced\b/);
  },
);

test.each(drawings)("every id that %s uses exists in its SVG file", (_, drawing) => {
  const links = renderToStaticMarkup(drawing).matchAll(/href="([^"]+\.svg)#([^"]+)"/g);
  for (const [, path = "", id] of links) {
    const file = new URL(`./assets/${path.split("/assets/")[1]}`, import.meta.url);
    expect(readFileSync(file, "utf8")).toContain(` id="${id}"`);
  }
});

test.each(eyeFigureSlugs)("the figure of %s has its caption on a leader line", (slug) => {
  const markup = renderToStaticMarkup(<EyeFigure slug={slug} caption="القرنية" />);
  expect(markup).toMatch(
    /data-part="leader"><path d="M[^"]+"><\/path><g [^>]+><text[^>]*>القرنية<\/text>/,
  );
});

test("the favicon has the shapes of the inline mark", () => {
  const icon = readFileSync(new URL("./assets/mark.svg", import.meta.url), "utf8");
  const { ring, fibres, star } = brandMark;
  expect(icon).toContain(
    `<circle cx="24" cy="24" r="${ring.radius}" stroke="#0a5c5c" stroke-width="${ring.width}"/>`,
  );
  expect(icon).toContain(`r="${fibres.radius}" stroke="#14a38b" stroke-width="${fibres.length}"`);
  expect(icon).toContain(`d="${star}"`);
});

test("the dial's numerals run anticlockwise from 0 on the right to 180 on the left", () => {
  const file = readFileSync(new URL("./assets/hero-scenery.svg", import.meta.url), "utf8");
  const numerals = file.matchAll(/<text x="(-?\d+)"[^>]*>(\d+)</g);
  const places = [...numerals].map(([, x, degrees]) => [Number(degrees), Number(x)]);
  expect(places.map(([degrees]) => degrees)).toEqual([0, 30, 60, 90, 120, 150, 180]);
  expect(places.map(([, x]) => x)).toEqual(
    places.map(([, x]) => x).sort((a, b) => Number(b) - Number(a)),
  );
});
