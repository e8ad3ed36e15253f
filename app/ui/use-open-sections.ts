import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** `one`: opening a section closes the other (B§4); `independent`: each opens and closes for itself. */
export type OpenMode = "one" | "independent";

export interface OpenSections {
  isOpen(id: string): boolean;
  toggle(id: string): void;
  show(id: string): void;
}

/**
 * Which sections of a page are open: at first the first one, and always the one that the address names. A section that
 * the reader opens stays where it is in the window, whatever closes above it.
 */
export function useOpenSections(ids: readonly string[], mode: OpenMode): OpenSections {
  const [open, setOpen] = useState(() => ids.slice(0, 1));
  const keep = useKeptTop(open);
  const { hash, key } = useLocation();

  const toggle = (id: string) => {
    keep(id);
    setOpen((before) => {
      if (before.includes(id)) return before.filter((other) => other !== id);
      return mode === "one" ? [id] : [...before, id];
    });
  };
  const show = (id: string) => {
    if (!open.includes(id)) toggle(id);
  };
  const showNamed = useEffectEvent((id: string) => {
    if (ids.includes(id)) show(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same section again has a new key.
  useEffect(() => showNamed(hash.slice(1)), [hash, key]);

  return { isOpen: (id) => open.includes(id), toggle, show };
}

/** Answers a function to call right before a change: the element with that id then keeps its distance from the top. */
function useKeptTop(changing: unknown): (id: string) => void {
  const kept = useRef<{ element: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what moves the element.
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = null;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  }, [changing]);
  return (id) => {
    const element = document.getElementById(id);
    kept.current = element && { element, top: element.getBoundingClientRect().top };
  };
}
