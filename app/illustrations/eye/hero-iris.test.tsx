import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { svgNumber } from "../svg/svg-number.ts";
import { HeroIris } from "./hero-iris.tsx";
import { heroIris } from "./hero-iris-layers.ts";

const markup = renderToStaticMarkup(<HeroIris className="iris" soft="soft" />);

test("the inline iris takes less than 2.5 kB compressed, including its second view", () => {
  expect(brotliCompressSync(markup).length).toBeLessThan(2500);
});

test("each layer is repeated around the whole iris", () => {
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

test("every referenced id exists once", () => {
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const wanted = [...markup.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...new Set(wanted)].sort()).toEqual([...ids].sort());
});

test("the iris has no style attribute, which the Content-Security-Policy would block", () => {
  expect(markup).not.toContain("style=");
});
