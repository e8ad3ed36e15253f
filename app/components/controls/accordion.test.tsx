// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Accordion } from "./accordion.tsx";

afterEach(cleanup);

const items = [
  { question: "Am I suitable?", answer: "Yes.", open: true },
  { question: "Does it hurt?", answer: "No.", open: true },
  { question: "How long?", answer: "Minutes." },
];

test("several items may be open at the same time", () => {
  const { container } = render(<Accordion items={items} />);
  const rows = [...container.querySelectorAll("details")];
  // A shared `name` would make the browser close one when another opens.
  expect(rows.map((row) => row.getAttribute("name"))).toEqual([null, null, null]);
  expect(rows.map((row) => row.open)).toEqual([true, true, false]);
});

test("the panel can be reached by keyboard and is named by its question", () => {
  render(<Accordion items={items} />);
  expect(screen.getByRole("region", { name: "Am I suitable?" }).tabIndex).toBe(0);
});
