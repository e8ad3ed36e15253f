// npm run backup -- FILE: database, keys and waiting mails of DATA_DIR in one file, while the site runs or not.
import { makeBackup } from "../packages/local-supabase/backup/backup.ts";
import { runOnDataFolder } from "./data-folder-command.ts";

await runOnDataFolder("npm run backup -- FILE", async (dataDirectory, file) => {
  const { accounts, articles, madeAt, waitingMails } = await makeBackup(dataDirectory, file);
  return `${file}, made at ${madeAt}: ${accounts} accounts, ${articles} articles, ${waitingMails} waiting mails, keys; checked.`;
});
