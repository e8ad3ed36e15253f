import type { Page } from "@playwright/test";

/** The number of glyphs in the site's fonts, and in system fonts by family. */
export interface GlyphCount {
  own: number;
  fallback: Record<string, number>;
}

/** Counts the glyphs of the page by font. */
export async function countGlyphs(page: Page): Promise<GlyphCount> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    // An element also reports the glyphs of its descendants. An empty one, such as a path, has none.
    selector: "body *:not(:has(*)):not(:empty, script, style, noscript)",
  });
  const results = await Promise.all(
    nodeIds.map((nodeId) => client.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  await client.detach();
  const count: GlyphCount = { own: 0, fallback: {} };
  for (const { familyName, isCustomFont, glyphCount } of results.flatMap(({ fonts }) => fonts)) {
    if (isCustomFont) count.own += glyphCount;
    else count.fallback[familyName] = (count.fallback[familyName] ?? 0) + glyphCount;
  }
  return count;
}
