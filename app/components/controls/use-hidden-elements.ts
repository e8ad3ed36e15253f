import { useLayoutEffect } from "react";

/** Hides elements of the page's own HTML, outside of the island, while `isHidden`. `ids` is the same array at each render. */
export function useHiddenElements(ids: readonly string[], isHidden: boolean): void {
  useLayoutEffect(() => {
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) element.hidden = isHidden;
    }
  }, [ids, isHidden]);
}
