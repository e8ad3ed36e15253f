/**
 * Moves the button "Is it urgent?" of the first screen: first while all branches are closed, else after the others. Its row
 * belongs to no island: only the server draws it.
 */
export function moveUrgentButton(open: boolean): void {
  const button = document.querySelector("[data-urgent]");
  const row = button?.parentElement;
  if (!button || !row || button === (open ? row.lastElementChild : row.firstElementChild)) return;
  if (open) row.append(button);
  else row.prepend(button);
}
