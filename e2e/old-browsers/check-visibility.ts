/** A polyfill of `checkVisibility` with the one option that the tests use. The site itself never uses the method. */
export function polyfillCheckVisibility(): void {
  Element.prototype.checkVisibility ??= function isSeen(this: Element) {
    const { display, visibility } = getComputedStyle(this);
    return this.getClientRects().length > 0 && display !== "none" && visibility === "visible";
  };
}
