const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts the style sheets of a page into the page, so that its first paint waits for nothing but itself. The links stay
 * where they are under another name; the starter turns them back, switched off, for the framework to find.
 * A sheet that `read` does not know stays a link. Rendered pages name their sheets once, one after the other.
 */
export function inlineStyles(html: string, read: (address: string) => string | null): string {
  const texts: string[] = [];
  const quiet = html.replace(sheet, (link, address: string) => {
    const text = read(address);
    // Only a comment or a string of a sheet could hold this; such a sheet would end the element early.
    if (text === null || text.includes("</style")) return link;
    texts.push(text);
    return link.replace('rel="', 'rel="app-');
  });
  if (texts.length === 0) return html;
  const first = quiet.indexOf('<link rel="app-stylesheet"');
  return `${quiet.slice(0, first)}<style>${texts.join("")}</style>${quiet.slice(first)}`;
}
