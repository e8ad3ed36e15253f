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

function Page({ tell }: { tell: (goOn: (to: string) => Promise<void>) => void }) {
  tell(useRedirectAfterSignIn());
  return null;
}

/** Returns the target of the redirect from the sign-in page. */
async function leadOn(to: string) {
  let goOn = async (_: string) => {};
  const page = (
    <Page
      tell={(given) => {
        goOn = given;
      }}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: ["/", "/login"],
  });
  render(<RouterProvider router={router} />);
  await act(() => goOn(to));
  const { location: place, historyAction } = router.state;
  return { address: place.pathname + place.search, historyAction };
}

test("the browser redirects to a content page and replaces the history entry", async () => {
  expect((await leadOn("/articles/lasik-vs-prk?lang=ar#risks")).address).toBe("/login");
  expect(replaced).toHaveBeenCalledExactlyOnceWith("/articles/lasik-vs-prk?lang=ar#risks");
});

test("the router redirects to an account page and replaces the history entry", async () => {
  expect(await leadOn("/reset-password?lang=ar")).toEqual({
    address: "/reset-password?lang=ar",
    historyAction: "REPLACE",
  });
  expect(replaced).not.toHaveBeenCalled();
});
