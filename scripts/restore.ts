// npm run restore -- FILE: restores a backup into DATA_DIR, which must be empty or missing.
import { restoreBackup } from "local-supabase/restore";
import { runOnDataDirectory } from "./data-directory-command.ts";

await runOnDataDirectory("npm run restore -- FILE", async (dataDirectory, file) => {
  const { accounts, articles, madeAt, queuedMails } = restoreBackup(file, dataDirectory);
  return `${dataDirectory} as of ${madeAt}: ${accounts} accounts, ${articles} articles, ${queuedMails} queued mails, secrets; verified.`;
});
