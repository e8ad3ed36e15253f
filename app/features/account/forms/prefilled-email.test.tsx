// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import {
  PrefilledEmailField,
  PrefilledEmailProvider,
  usePrefilledEmail,
} from "./prefilled-email.tsx";

afterEach(cleanup);

/** Two pages with a field each, a link between them, and a page without a field. */
function Pages() {
  const [page, setPage] = useState("sign in");
  return (
    <PrefilledEmailProvider>
      <PrefilledEmailField key={page} id={page} label={page} />
      <button type="button" onClick={() => setPage("forgot")}>
        On
      </button>
      <End />
    </PrefilledEmailProvider>
  );
}

function End() {
  const prefilled = usePrefilledEmail();
  const forget = () => {
    prefilled.current = "";
  };
  return (
    <button type="button" onClick={forget}>
      Signed in
    </button>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("an address typed on one page is in the field of the next, and not in storage", () => {
  render(<Pages />);
  fireEvent.change(field("sign in"), { target: { value: "noor@example.om" } });
  fireEvent.click(screen.getByText("On"));
  expect(field("forgot").value).toBe("noor@example.om");
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
  expect(stored + location.href + document.cookie).not.toContain("noor");
});

test("text that was typed before hydration is prefilled too", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Pages />);
  field("sign in").value = "noor@example.om";
  render(<Pages />, { container, hydrate: true });
  fireEvent.click(screen.getByText("On"));
  expect(field("forgot").value).toBe("noor@example.om");
});

test("the field is empty after a sign-in", () => {
  render(<Pages />);
  fireEvent.change(field("sign in"), { target: { value: "noor@example.om" } });
  fireEvent.click(screen.getByText("Signed in"));
  fireEvent.click(screen.getByText("On"));
  expect(field("forgot").value).toBe("");
});
