const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** As the database allows. */
export const maxSlugLength = 120;

/** Whether a text has the form of a slug; other texts cannot name an article. */
export function canBeSlug(text: string): boolean {
  return text.length <= maxSlugLength && slugShape.test(text);
}
