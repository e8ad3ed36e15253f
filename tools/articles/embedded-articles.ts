import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { openDatabaseForCli } from "local-supabase/database-cli";
import { StartError } from "local-supabase/start-error";
import { hasDiskSpace } from "local-supabase/storage-health";
import type { ArticleRow } from "./article-file.ts";
import { type ArticleStore, getOutcome } from "./article-store.ts";

/** The table of a data directory, which a running site may use. @throws StartError when the disk is full */
export function embeddedArticles(dataDirectory: string): ArticleStore {
  return {
    async push(rows) {
      const database = openDatabaseForCli(dataDirectory);
      try {
        if (!hasDiskSpace(dataDirectory))
          throw new StartError(`The disk of ${dataDirectory} is full.`);
        database.exec("begin immediate");
        const outcomes = rows.map((row) => {
          const stored = database.prepare("select * from articles where slug = ?").get(row.slug);
          const outcome = getOutcome(row, stored);
          if (outcome !== "the same") write(database, row, outcome === "new");
          return outcome;
        });
        database.exec("commit");
        return outcomes;
      } finally {
        // Closing rolls back an open transaction.
        database.close();
      }
    },
  };
}

function write(database: DatabaseSync, row: ArticleRow, isNew: boolean): void {
  const columns = Object.keys(row);
  const values = Object.values(row);
  const places = columns.map(() => "?");
  if (isNew)
    database
      .prepare(`insert into articles (id, ${columns}) values (?, ${places})`)
      .run(randomUUID(), ...values);
  else
    database
      .prepare(`update articles set ${columns.map((column) => `${column} = ?`)} where slug = ?`)
      .run(...values, row.slug);
}
