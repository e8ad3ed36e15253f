import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { withDatabase } from "local-supabase/database-cli";
import { StartError } from "local-supabase/start-error";
import { hasDiskSpace } from "local-supabase/storage-health";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import type { ArticleRow } from "./article-file.ts";
import { type ArticleStore, getOutcome } from "./article-store.ts";

/** The table of a data directory, which a running site may use. @throws StartError when the disk is full */
export function embeddedArticles(dataDirectory: string): ArticleStore {
  return {
    push: async (rows) =>
      withDatabase(dataDirectory, (database) => {
        if (!hasDiskSpace(dataDirectory))
          throw new StartError(`The disk of ${dataDirectory} is full.`);
        database.exec("begin immediate");
        const outcomes = rows.map((row) => {
          const stored = database
            .prepare(
              `select * from articles where slug = ? and (shown_until is null or shown_until > ?)
               order by shown_from limit 1`,
            )
            .get(row.slug, omanDay(Date.now()).date);
          const outcome = getOutcome(row, stored);
          if (outcome !== "the same") write(database, row, stored?.id);
          return outcome;
        });
        database.exec("commit");
        return outcomes;
      }),
  };
}

function write(database: DatabaseSync, row: ArticleRow, id: unknown): void {
  const columns = Object.keys(row);
  const values = Object.values(row);
  const places = columns.map(() => "?");
  if (id === undefined)
    database
      .prepare(`insert into articles (id, ${columns}) values (?, ${places})`)
      .run(randomUUID(), ...values);
  else
    database
      .prepare(`update articles set ${columns.map((column) => `${column} = ?`)} where id = ?`)
      .run(...values, String(id));
}
