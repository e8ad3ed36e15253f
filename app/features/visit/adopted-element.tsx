import { useLayoutEffect, useRef } from "react";

/** Shows an element of the page's own HTML here, and returns it to its place when this part is removed. */
export function AdoptedElement({ id }: { id: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    const home = element?.parentElement;
    if (!element || !home) return;
    slot.current?.append(element);
    return () => {
      // A reading that goes on would read the other view.
      element.querySelector<HTMLElement>("[data-do=stop]")?.click();
      home.append(element);
    };
  }, [id]);
  return <div ref={slot} />;
}
