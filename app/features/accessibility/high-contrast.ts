/** The condition of the style rules for high contrast, as browsers write it. */
const preference = "(prefers-contrast: more)";

/** A condition that every window meets. */
const always = "(min-width: 0px)";

/** Applies the style rules of the page for high contrast whatever the system prefers, or as the system prefers. */
export function applyHighContrast(on: boolean): void {
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
