// npm run accounts -- list | delete <address>: lists or deletes the accounts of the embedded backend in DATA_DIR. The site
// may run meanwhile. With a hosted project it prints how to do the same there.
import { deleteAccountByEmail, listAccounts } from "local-supabase/accounts-cli";
import { StartError } from "local-supabase/start-error";
import { readEnvironment } from "../server/config/environment.ts";

const usage = "npm run accounts -- list\nnpm run accounts -- delete <address>";

const hosted = `A Supabase project stores these accounts, and this command does not change it. Use its dashboard
(Authentication, Users), or its SQL editor:
  list:    select email, created_at, confirmed_at, last_sign_in_at from auth.users order by email;
  delete:  delete from auth.users where email = lower('<address>');`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run([command, address, ...rest]: string[]): Promise<number> {
  const known = command === "list" ? address === undefined : command === "delete" && address;
  if (!known || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const { supabase, dataDirectory } = readEnvironment(process.env);
  if (supabase) {
    console.log(hosted);
    return 1;
  }
  if (command === "delete") {
    const deleted = await deleteAccountByEmail(dataDirectory, `${address}`);
    console.log(
      deleted ? `${address} is deleted with all its data.` : `${address} has no account.`,
    );
    return deleted ? 0 : 1;
  }
  const accounts = listAccounts(dataDirectory);
  for (const { email, created, confirmed, lastSignIn } of accounts) {
    const state = confirmed ? `confirmed ${confirmed}` : "not confirmed";
    console.log(`${email}  created ${created}, ${state}, last sign-in ${lastSignIn ?? "never"}`);
  }
  console.log(`${accounts.length} accounts in ${dataDirectory}`);
  return 0;
}
