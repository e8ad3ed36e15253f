import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { branchSceneSvg } from "../drawing/land/branch-scene.ts";
import { type SceneName, sceneMoods } from "../drawing/landmarks/scene-moods.ts";
import { BranchScene } from "./branch-scene.tsx";

const linesOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test.each(Object.keys(sceneMoods) as SceneName[])(
  "by night %s is the same land in other colours, under stars",
  (name) => {
    const [day, night] = [branchSceneSvg(name, "day"), branchSceneSvg(name, "night")];
    const added = linesOf(night).filter((line) => !linesOf(day).includes(line));
    expect(linesOf(night)).toHaveLength(linesOf(day).length + 1);
    expect(added).toHaveLength(1);
    expect(night).not.toContain(sceneMoods[name].lit);
  },
);

test("a photograph of a branch stands for its drawing by day and by night", () => {
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
