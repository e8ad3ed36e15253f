import { expect, test } from "vitest";
import type { Content } from "~/content/content.types.ts";
import { pages } from "~/content/data/pages.ts";
import { sectionLinks } from "~/content/data/service-facts.ts";
import { serviceIds } from "~/content/data/services.ts";
import { content } from "~/content/en/content.ts";
import { findNotePath, listParts } from "./service-parts.ts";

const { servicePages, servicePageFrame }: Content = content;

test("the laser page warns about the other advice on contact lenses, and leads to ICL", () => {
  expect(findNotePath("lasik-surgery", "before")).toBe("/faq#stop-contact-lenses");
  expect(findNotePath("lasik-surgery", "suitability")).toBe("/services/contact-lens#icl");
});

test("a part without a note has no path", () => {
  expect(findNotePath("cataract-surgery", "suitability")).toBeUndefined();
});

test.each(serviceIds)("every note of %s has a target, and every target a note", (id) => {
  for (const section of ["suitability", "before", "during", "after"] as const) {
    expect(servicePages[id][section].note !== undefined).toBe(
      findNotePath(id, section) !== undefined,
    );
  }
});

test("a note that leads to a part of a service page finds that part there", () => {
  for (const { page, part } of Object.values(sectionLinks)) {
    if (!(page in servicePages) || !part) continue;
    const parts = listParts(servicePages[page as keyof typeof servicePages], servicePageFrame, {
      hasView: true,
    });
    expect(parts.map(({ id }) => id)).toContain(part);
    expect(pages[page].path).toMatch(/^\/services\//);
  }
});

test.each(serviceIds)("the parts of %s have ids of their own", (id) => {
  const parts = listParts(servicePages[id], servicePageFrame, { hasView: true }).map(
    (part) => part.id,
  );
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.length).toBeGreaterThanOrEqual(8);
});
