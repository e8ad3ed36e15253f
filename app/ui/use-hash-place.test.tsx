// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHashPlace } from "./use-hash-place.ts";

const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  useHashPlace();
  return (
    <>
      <section id="gallery" />
      <details>
        <p id="answer" />
      </details>
    </>
  );
}

function open(address: string) {
  const routes = [
    { path: "/", element: null },
    { path: "/about", element: <Page /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

test("a link to a part of the page scrolls there after 100 ms (F68, F196)", async () => {
  const router = open("/");
  await act(() => router.navigate("/about#gallery"));
  vi.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: "instant" });
});

test("a link to the part in the address goes there again", async () => {
  const router = open("/");
  await act(() => router.navigate("/about#gallery"));
  vi.advanceTimersByTime(100);
  await act(() => router.navigate("/about#gallery"));
  vi.advanceTimersByTime(100);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test("who opens the page, comes back to it or turns its language stays where they are", async () => {
  const router = open("/about#gallery");
  vi.advanceTimersByTime(100);
  await act(() => router.navigate("/about?lang=ar#gallery", { replace: true }));
  vi.advanceTimersByTime(100);
  await act(() => router.navigate("/"));
  await act(() => router.navigate(-1));
  vi.advanceTimersByTime(100);
  expect(scrolled).not.toHaveBeenCalled();
});

test("a part that is not there is left alone", async () => {
  const router = open("/");
  await act(() => router.navigate("/about#nowhere"));
  // No address, however broken, may break the page.
  await act(() => router.navigate("/about#%E0%A4%A"));
  vi.advanceTimersByTime(100);
  expect(scrolled).not.toHaveBeenCalled();
});

test("the answer that the address names opens, however the reader came", () => {
  open("/about#answer");
  expect(document.querySelector("details")?.open).toBe(true);
  vi.advanceTimersByTime(100);
  expect(scrolled).toHaveBeenCalledOnce();
});
