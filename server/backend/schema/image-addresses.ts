import type { Database } from "../store/database.ts";

/** What no address of a picture may hold: a backslash, or a control character. A class of GLOB. */
const REFUSED = "'*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || '\\]*'";

/**
 * Keeps addresses of pictures that a browser would read as those of another site out of `articles`: `/\evil.example`,
 * or a tab between two slashes. On Supabase a constraint does (`supabase/migrations`); lite's translation neither adds
 * one to a table that exists nor knows a pattern. Rows that are there already stay; the site shows them without picture.
 */
export function guardImageAddresses({ sqlite }: Database): void {
  for (const [name, event] of [
    ["articles_featured_image_is_plain_on_insert", "INSERT"],
    ["articles_featured_image_is_plain_on_update", "UPDATE OF featured_image"],
  ]) {
    sqlite.exec(`CREATE TRIGGER IF NOT EXISTS ${name} BEFORE ${event} ON articles
      WHEN NEW.featured_image GLOB ${REFUSED}
      BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: articles_featured_image_is_plain'); END`);
  }
}
