import { useEffect, useState } from "react";

/** Id of the section that crosses the upper third of the window, or null before the reader reaches the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Oldest first: a jump over several sections reports those it passed, and the last is where it ended.
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (crossing) setCurrent(crossing.target.id);
      },
      // A line across the window at 30 % of its height.
      { rootMargin: "-30% 0px -70% 0px" },
    );
    for (const id of key.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
