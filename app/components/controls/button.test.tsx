// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

test("a busy button stays focusable but ignores clicks", () => {
  const clicked = vi.fn();
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy busyLabel="Signing in" onClick={clicked}>
        Sign in
      </Button>
    </form>,
  );
  const button = screen.getByRole("button");
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
  fireEvent.click(button);
  expect(clicked).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test("both labels are rendered, so that the width does not change, and screen readers hear one", () => {
  const { container } = render(<Button busyLabel="Signing in">Sign in</Button>);
  expect(container.textContent).toBe("Sign inSigning in");
  expect(screen.queryByRole("button", { name: "Sign in" })).not.toBeNull();
});
