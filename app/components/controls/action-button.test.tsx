// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ActionButton } from "./action-button.tsx";

afterEach(cleanup);

test("a busy button stays focusable but ignores clicks", () => {
  const clicked = vi.fn();
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <ActionButton type="submit" busy busyLabel="Signing in" onClick={clicked}>
        Sign in
      </ActionButton>
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
  const { container } = render(<ActionButton busyLabel="Signing in">Sign in</ActionButton>);
  expect(container.textContent).toBe("Sign inSigning in");
  expect(screen.queryByRole("button", { name: "Sign in" })).not.toBeNull();
});
