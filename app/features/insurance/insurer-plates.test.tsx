// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import { insurers } from "~/content/facts/insurance.ts";
import { InsurerPlates } from "./insurer-plates.tsx";

afterEach(cleanup);

test("the four insurers are those of the specification, in its order (F104)", () => {
  expect(insurers.map(({ name }) => name)).toEqual(["OQIC", "MetLife", "Liva", "GIG Gulf"]);
});

test.each([english, arabic])("every plate has a mark with a text alternative (F104)", (content) => {
  render(<InsurerPlates insurers={insurers} words={content.insurance.insurers} />);
  const names = screen.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"));
  expect(names).toEqual(Object.values(content.insurance.insurers.logos));
  expect(new Set(names).size).toBe(4);
});

test("a logo file takes the place of the drawn mark, with the name under it (D28)", () => {
  const [first] = insurers;
  render(
    <InsurerPlates
      insurers={[{ ...first, logo: "/logos/oqic.svg" }]}
      words={english.insurance.insurers}
    />,
  );
  expect(screen.getByRole("img", { name: "OQIC logo" }).getAttribute("src")).toBe(
    "/logos/oqic.svg",
  );
  expect(screen.getByText("OQIC")).toBeTruthy();
});
