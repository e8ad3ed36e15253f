// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

function description(element: Element): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "missing");
}

test("a wrong field is marked and described by its hint and its error", () => {
  render(<Field label="Email" hint="As on your card" error="Enter your email" ltr />);
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(description(input)).toEqual(["As on your card", "Enter your email"]);
  expect(input.dir).toBe("ltr");
});

test("a valid field has no error attributes", () => {
  render(<Field label="Name" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(input.hasAttribute("aria-describedby")).toBe(false);
});

test("the button of a password field shows the password, and its name says what it does", () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.type).toBe("password");
});

test("a checkbox is named by its words and described by its error", () => {
  render(<Checkbox error="Agree to continue">I agree</Checkbox>);
  const box = screen.getByRole("checkbox", { name: "I agree" });
  expect(description(box)).toEqual(["Agree to continue"]);
});
