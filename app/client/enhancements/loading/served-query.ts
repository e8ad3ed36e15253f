const branchOf = (query: string) => new URLSearchParams(query).get("branch");

/**
 * Returns the query that the page was served with. An offline copy has the first branch, whatever branch the address
 * names.
 */
export function servedQuery(): string {
  const { search } = location;
  if (!document.querySelector('[data-offline-copy=""]')) return search;
  const tab = document.querySelector<HTMLAnchorElement>("a[role=tab][aria-selected=true]");
  return tab && branchOf(tab.search) !== branchOf(search) ? tab.search : search;
}
