/**
 * Handed to a page in a browser that lacks `checkVisibility`, which the tests' eyes use (the site itself never does):
 * what it says of an element with the one option they give.
 */
export function polyfillCheckVisibility(): void {
  Element.prototype.checkVisibility ??= function isSeen(this: Element) {
    const { display, visibility } = getComputedStyle(this);
    return this.getClientRects().length > 0 && display !== "none" && visibility === "visible";
  };
}
