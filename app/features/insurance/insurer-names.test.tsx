// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { insurers } from "~/content/data/insurance.ts";
import { content as english } from "~/content/en/content.ts";
import { InsurerNames } from "./insurer-names.tsx";

afterEach(cleanup);

test.each([english, arabic])("every insurer has a mark with a text alternative", (content) => {
  const { logos } = content.insurance.insurers;
  render(<InsurerNames insurers={insurers} words={content.insurance.insurers} />);
  const names = screen.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"));
  expect(names).toEqual(insurers.map(({ id }) => logos[id]));
  expect(new Set(names).size).toBe(insurers.length);
});

test("a logo file replaces the text mark, with the name below it", () => {
  const words = { title: "Partners", text: "Ask us.", logos: { tree: "Tree logo" } };
  const tree = { id: "tree", name: "Tree", logo: "/logos/tree.svg" };
  render(<InsurerNames insurers={[tree]} words={words} />);
  expect(screen.getByRole("img", { name: "Tree logo" }).getAttribute("src")).toBe(tree.logo);
  expect(screen.getByText("Tree")).toBeTruthy();
});
