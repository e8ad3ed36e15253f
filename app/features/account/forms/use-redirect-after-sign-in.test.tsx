// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRedirectAfterSignIn } from "./use-redirect-after-sign-in.ts";

const replaced = vi.fn();

beforeEach(() => {
  vi.spyOn(location, "replace").mockImplementation(replaced);
});
afterEach(() => {
  cleanup();
  replaced.mockClear();
  vi.restoreAllMocks();
});

type Redirect = ReturnType<typeof useRedirectAfterSignIn>;

function Page({ onRender }: { onRender: (redirect: Redirect) => void }) {
  onRender(useRedirectAfterSignIn());
  return null;
}

/** Redirects from the sign-in page; returns the address of the router, and how it was set. */
async function redirectTo(to: string) {
  let redirect: Redirect = async () => {};
  const page = (
    <Page
      onRender={(current) => {
        redirect = current;
      }}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: ["/", "/login"],
  });
  render(<RouterProvider router={router} />);
  await act(() => redirect(to));
  const { location: current, historyAction } = router.state;
  return { address: current.pathname + current.search, historyAction };
}

test("the browser redirects to a content page and replaces the history entry", async () => {
  expect((await redirectTo("/articles/lasik-vs-prk?lang=ar#risks")).address).toBe("/login");
  expect(replaced).toHaveBeenCalledExactlyOnceWith("/articles/lasik-vs-prk?lang=ar#risks");
});

test("the router redirects to an account page and replaces the history entry", async () => {
  expect(await redirectTo("/reset-password?lang=ar")).toEqual({
    address: "/reset-password?lang=ar",
    historyAction: "REPLACE",
  });
  expect(replaced).not.toHaveBeenCalled();
});
