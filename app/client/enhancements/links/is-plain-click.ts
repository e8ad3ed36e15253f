/** True for a click that opens a link in this window and that has not been handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link of this site that a plain click follows in this window, or null. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const stays = link && link.origin === location.origin && !link.target && !link.download;
  return stays && isPlainClick(event) ? link : null;
}
