/**
 * Moves the button "Is it urgent?" of the first screen: first while all branches are closed, else after the others. Its row
 * belongs to no island: only the server renders it.
 */
export function moveUrgentButton(open: boolean): void {
  const button = document.querySelector("[data-urgent]");
  const row = button?.parentElement;
  const [place, move] = open
    ? (["lastElementChild", "append"] as const)
    : (["firstElementChild", "prepend"] as const);
  // A button that is moved without need would lose the focus.
  if (button && row?.[place] !== button) row?.[move](button);
}
