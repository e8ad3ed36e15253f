// npm run backup -- FILE: database, keys and waiting mails of DATA_DIR in one file, while the site runs or not.
import { createBackup } from "../packages/local-supabase/backup/backup.ts";
import { runOnDataDirectory } from "./data-directory-command.ts";

await runOnDataDirectory("npm run backup -- FILE", async (dataDirectory, file) => {
  const { accounts, articles, madeAt, queuedMails } = await createBackup(dataDirectory, file);
  return `${file}, made at ${madeAt}: ${accounts} accounts, ${articles} articles, ${queuedMails} waiting mails, keys; checked.`;
});
