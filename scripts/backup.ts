// npm run backup -- FILE: copies the database, the secrets and the queued mails of DATA_DIR into one file. The site may run
// meanwhile.
import { createBackup } from "local-supabase/backup";
import { runOnDataDirectory } from "./data-directory-command.ts";

await runOnDataDirectory("npm run backup -- FILE", async (dataDirectory, file) => {
  const { accounts, articles, madeAt, queuedMails } = await createBackup(dataDirectory, file);
  return `${file}, made at ${madeAt}: ${accounts} accounts, ${articles} articles, ${queuedMails} queued mails, secrets; verified.`;
});
