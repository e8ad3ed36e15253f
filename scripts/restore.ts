// npm run restore -- FILE: puts a backup into DATA_DIR, which must be empty or missing.
import { restoreBackup } from "../packages/local-supabase/backup/restore.ts";
import { runOnDataFolder } from "./data-folder-command.ts";

await runOnDataFolder("npm run restore -- FILE", async (dataDirectory, file) => {
  const { accounts, articles, madeAt, waitingMails } = restoreBackup(file, dataDirectory);
  return `${dataDirectory} as of ${madeAt}: ${accounts} accounts, ${articles} articles, ${waitingMails} waiting mails, keys; checked.`;
});
