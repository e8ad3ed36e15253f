import type { Page } from "@playwright/test";

/** Glyphs that a page is drawn with: those of the site's own faces, and those of the machine's, by the face. */
export interface GlyphCount {
  own: number;
  fallback: Record<string, number>;
}

/** Asks Chromium which font files the glyphs of every text on the page came from. */
export async function countGlyphs(page: Page): Promise<GlyphCount> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    // An element with others in it repeats their glyphs.
    selector: "body *:not(:has(*)):not(script, style, noscript)",
  });
  const answers = await Promise.all(
    nodeIds.map((nodeId) => client.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  await client.detach();
  const count: GlyphCount = { own: 0, fallback: {} };
  for (const { familyName, isCustomFont, glyphCount } of answers.flatMap(({ fonts }) => fonts)) {
    if (isCustomFont) count.own += glyphCount;
    else count.fallback[familyName] = (count.fallback[familyName] ?? 0) + glyphCount;
  }
  return count;
}
