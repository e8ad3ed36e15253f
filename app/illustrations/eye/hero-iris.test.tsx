import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { svgNumber } from "../svg/svg-number.ts";
import { HeroIris } from "./hero-iris.tsx";
import { heroIris } from "./hero-iris-layers.ts";

const markup = renderToStaticMarkup(<HeroIris className="iris" soft="soft" />);

test("the iris that the page carries weighs less than 2.5 kB, its second view included", () => {
  expect(brotliCompressSync(markup).length).toBeLessThan(2500);
});

test("each layer goes all the way round", () => {
  for (const { d, turns } of heroIris.layers) {
    const [, id = ""] = new RegExp(`<path id="([^"]+)" d="${d}"`).exec(markup) ?? [];
    const turned = [
      ...markup.matchAll(new RegExp(`href="#${id}" transform="rotate\\(([^)]+)`, "g")),
    ];
    expect(turned.map(([, degrees]) => degrees)).toEqual(
      Array.from({ length: turns - 1 }, (_, turn) => svgNumber(((turn + 1) * 360) / turns, 1)),
    );
  }
});

test("whatever a part refers to is there, once", () => {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = [...markup.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...new Set(wanted)].sort()).toEqual([...ids].sort());
});

test("it needs no style attribute, which the page's policy refuses", () => {
  expect(markup).not.toContain("style=");
});
