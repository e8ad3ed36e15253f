/** A button with `data-print` prints the page, which on paper is the visit sheet. */
export function printButtons(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-print]")) print();
  });
}
