import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BranchScene } from "./branch-scene.tsx";

test("a photograph of a branch replaces its drawing by day and by night", () => {
  const drawing = renderToStaticMarkup(<BranchScene name="sur" />);
  expect(drawing).toMatch(/<source[^>]*night[^>]*>/);
  const file = { src: "/photos/a-800.webp", srcSet: "/photos/a-800.webp 800w" };
  const photo = renderToStaticMarkup(
    <BranchScene photo={{ ...file, width: 1600, height: 1200 }} alt="A door" sizes="10rem" lazy />,
  );
  expect(photo).toBe(
    '<img sizes="10rem" src="/photos/a-800.webp" srcSet="/photos/a-800.webp 800w" width="1600" height="1200" alt="A door" loading="lazy"/>',
  );
});
