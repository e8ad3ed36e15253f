const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 120;

/** Whether a text has the form of a slug; other texts cannot name an article. */
export function canBeSlug(text: string): boolean {
  return text.length <= longestSlug && slugShape.test(text);
}
