/** True for a press that opens a link in this window and that nobody else has answered. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link of this site that a plain press follows in this window, or null. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const stays = link && link.origin === location.origin && !link.target && !link.download;
  return stays && isPlainClick(event) ? link : null;
}
