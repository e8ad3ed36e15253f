import { useEffect, useState } from "react";
import { rootFontSize, stepSize, textSizes } from "./text-size.ts";

export interface PageTools {
  size: number;
  /** Text size of the page in percent of the default; null until it has been changed. */
  percent: number | null;
  contrast: boolean;
  changeSize(direction: -1 | 1): void;
  resetSize(): void;
  toggleContrast(): void;
}

/**
 * Text size and high contrast of the whole page. Both are reset when the page is hidden, so that the back/forward
 * cache does not restore them (REQ-ACCESS-4).
 */
export function usePageTools(): PageTools {
  const [size, setSize] = useState<number>(textSizes.usual);
  const [percent, setPercent] = useState<number | null>(null);
  const [contrast, setContrast] = useState(false);

  const apply = (next: number) => {
    // Set by script, because the content security policy refuses style attributes in HTML.
    document.documentElement.style.fontSize = rootFontSize(next);
    setSize(next);
    setPercent(Math.round((100 * next) / textSizes.usual));
  };
  useEffect(() => applyHighContrast(contrast), [contrast]);
  useEffect(() => {
    const reset = () => {
      clearTools();
      setSize(textSizes.usual);
      setPercent(null);
      setContrast(false);
    };
    addEventListener("pagehide", reset);
    return () => {
      removeEventListener("pagehide", reset);
      clearTools();
    };
  }, []);

  return {
    size,
    percent,
    contrast,
    changeSize: (direction) => apply(stepSize(size, direction)),
    resetSize: () => apply(textSizes.usual),
    toggleContrast: () => setContrast((before) => !before),
  };
}

function clearTools(): void {
  document.documentElement.style.fontSize = "";
  applyHighContrast(false);
}

/** The condition of the style rules for high contrast, as browsers write it. */
const preference = "(prefers-contrast: more)";

/** A condition that every window meets. */
const always = "(min-width: 0px)";

/** Applies the style rules of the page for high contrast whatever the system prefers, or as the system prefers. */
function applyHighContrast(on: boolean): void {
  const [from, to] = on ? [preference, always] : [always, preference];
  for (const { media } of [...document.styleSheets].flatMap(mediaRulesIn))
    if (media.mediaText.includes(from)) media.mediaText = media.mediaText.replace(from, to);
}

function mediaRulesIn({ cssRules }: Pick<CSSStyleSheet, "cssRules">): CSSMediaRule[] {
  return [...cssRules].flatMap((rule) => {
    const inside = "cssRules" in rule ? mediaRulesIn(rule as CSSGroupingRule) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}
