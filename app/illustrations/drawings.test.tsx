import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandMark } from "./brand-mark.tsx";
import { type CorneaSectionName, corneaSections } from "./drawing/eye/cornea-sections.ts";
import type { EyeFigureSlug } from "./drawing/eye/eye-figure.ts";
import { eyeFigurePlates } from "./drawing/eye/eye-figure-plates.ts";
import { type RoomName, roomPlates } from "./drawing/room-plates.ts";
import { AxisDial } from "./eye/axis-dial.tsx";
import { CorneaSection } from "./eye/cornea-section.tsx";
import { EyeFigure } from "./eye/eye-figure.tsx";
import { HeroIris } from "./eye/hero-iris.tsx";
import { Arches, Hundred, Rings, Sunflower } from "./plates/counting-glyphs.tsx";
import { EmptyPlate } from "./plates/empty-plate.tsx";
import { DoorPlate, GamePlate } from "./plates/game-plate.tsx";
import { LandoltRing } from "./plates/landolt-ring.tsx";
import { RoomFigure } from "./room-figure.tsx";
import { Aurora } from "./scenery/aurora.tsx";
import { ClosingLand } from "./scenery/closing-land.tsx";
import { HeroLand } from "./scenery/hero-land.tsx";

const figures = Object.keys(eyeFigurePlates) as EyeFigureSlug[];

const rooms = Object.keys(roomPlates) as RoomName[];

const ways = Object.keys(corneaSections) as CorneaSectionName[];

const drawings: [string, ReactElement][] = [
  ["Arches", <Arches key="a" className="placed" />],
  ["Aurora by day", <Aurora key="b" id="sky" light="day" className="placed" />],
  ["Aurora by night", <Aurora key="c" id="sky" light="night" className="placed" />],
  ["AxisDial", <AxisDial key="d" className="placed" />],
  ["BrandMark", <BrandMark key="e" className="placed" />],
  ["ClosingLand", <ClosingLand key="f" className="placed" />],
  ["DoorPlate", <DoorPlate key="n" className="placed" />],
  ["EmptyPlate", <EmptyPlate key="g" className="placed" />],
  ["GamePlate", <GamePlate key="l" index={0} className="placed" />],
  ["HeroIris", <HeroIris key="o" className="placed" soft="soft" />],
  ["HeroLand", <HeroLand key="h" className="placed" />],
  ["Hundred", <Hundred key="i" className="placed" />],
  ["LandoltRing", <LandoltRing key="m" turn={45} className="placed" />],
  ["Rings", <Rings key="j" className="placed" />],
  ["Sunflower", <Sunflower key="k" className="placed" />],
  ...figures.map((slug): [string, ReactElement] => [
    `EyeFigure ${slug}`,
    <EyeFigure key={slug} slug={slug} caption="Lens" className="placed" />,
  ]),
  ...ways.map((way): [string, ReactElement] => [
    `CorneaSection ${way}`,
    <CorneaSection key={way} way={way} className="placed" />,
  ]),
  ...rooms.map((room): [string, ReactElement] => [
    `RoomFigure ${room}`,
    <RoomFigure key={room} room={room} className="placed" />,
  ]),
];

test.each(drawings)("%s is silent to screen readers and placed by its page", (_, drawing) => {
  const [svg = ""] = renderToStaticMarkup(drawing).match(/^<svg[^>]*>/) ?? [];
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).toContain('focusable="false"');
  expect(svg).toMatch(/class="[^"]*\bplaced\b/);
});

test.each(figures)("the plate of %s carries its caption on a leader line", (slug) => {
  const markup = renderToStaticMarkup(<EyeFigure slug={slug} caption="القرنية" />);
  expect(markup).toMatch(
    /data-part="leader"><path d="M[^"]+"><\/path><g [^>]+><text[^>]*>القرنية<\/text>/,
  );
});

test("the dial's numerals run anticlockwise from 0 on the right to 180 on the left", () => {
  const numerals = renderToStaticMarkup(<AxisDial />).matchAll(/<text x="(-?\d+)"[^>]*>(\d+)</g);
  const places = [...numerals].map(([, x, degrees]) => [Number(degrees), Number(x)]);
  expect(places.map(([degrees]) => degrees)).toEqual([0, 30, 60, 90, 120, 150, 180]);
  expect(places.map(([, x]) => x)).toEqual(
    places.map(([, x]) => x).sort((a, b) => Number(b) - Number(a)),
  );
});
