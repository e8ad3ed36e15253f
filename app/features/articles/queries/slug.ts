const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 120;

/** Whether a text has the shape of every slug; an address with another cannot name an article. */
export function canBeSlug(text: string): boolean {
  return text.length <= longestSlug && slugShape.test(text);
}
