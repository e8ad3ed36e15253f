/**
 * Moves the button "Is it urgent?" of the first screen: to the front while all branches are closed, otherwise to the
 * end. Its row is not part of an island; only the server renders it.
 */
export function moveUrgentButton(open: boolean): void {
  const button = document.querySelector("[data-urgent]");
  const row = button?.parentElement;
  const [place, move] = open
    ? (["lastElementChild", "append"] as const)
    : (["firstElementChild", "prepend"] as const);
  // Moving a button without need would lose the focus.
  if (button && row?.[place] !== button) row?.[move](button);
}
