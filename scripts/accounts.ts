// npm run accounts -- …: lists and deletes the accounts of the embedded backend in DATA_DIR, sets the role of staff, and
// removes lost second factors. The site may run meanwhile. With a hosted project it prints how to do the same there.
import {
  deleteAccountByEmail,
  listAccounts,
  removeFactors,
  setStaffRole,
} from "local-supabase/accounts-cli";
import { StartError } from "local-supabase/start-error";
import { readEnvironment } from "../server/config/environment.ts";

const usage = `npm run accounts -- list
npm run accounts -- delete <address>
npm run accounts -- role <address> editor|approver|none
npm run accounts -- factors <address> remove`;

const hosted = `A Supabase project stores these accounts, and this command does not change it. Use its dashboard
(Authentication, Users), or its SQL editor:
  list:    select email, created_at, confirmed_at, last_sign_in_at, raw_app_meta_data ->> 'role' as role from auth.users order by email;
  delete:  delete from auth.users where email = lower('<address>');
  role:    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "editor"}' where email = lower('<address>');
  none:    update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email = lower('<address>');
  factors: delete from auth.mfa_factors where user_id = (select id from auth.users where email = lower('<address>'));
           delete from auth.sessions where user_id = (select id from auth.users where email = lower('<address>'));`;

/** The commands by name. Each prints its result, and returns whether the account exists. */
const commands: Record<string, (folder: string, words: string[]) => Promise<boolean> | boolean> = {
  list,
  delete: async (folder, [address = ""]) => {
    const deleted = await deleteAccountByEmail(folder, address);
    return report(deleted, address, "is deleted with all its data");
  },
  role: (folder, [address = "", role]) => {
    const isSet = setStaffRole(
      folder,
      address,
      role === "editor" || role === "approver" ? role : null,
    );
    return report(isSet, address, role === "none" ? "is no longer staff" : `is an ${role} now`);
  },
  factors: (folder, [address = ""]) =>
    report(
      removeFactors(folder, address),
      address,
      "has no second factors and no sessions any more",
    ),
};

const validCommands = [
  /^list$/,
  /^delete [^\s]+$/,
  /^role [^\s]+ (editor|approver|none)$/,
  /^factors [^\s]+ remove$/,
];

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(words: string[]): Promise<number> {
  const [name = "", ...rest] = words;
  const command = commands[name];
  if (!command || !validCommands.some((pattern) => pattern.test(words.join(" ")))) {
    console.error(usage);
    return 1;
  }
  const { supabase, dataDirectory } = readEnvironment(process.env);
  if (supabase) {
    console.log(hosted);
    return 1;
  }
  return (await command(dataDirectory, rest)) ? 0 : 1;
}

function list(dataDirectory: string): boolean {
  const accounts = listAccounts(dataDirectory);
  for (const { email, created, confirmed, lastSignIn, role, factors } of accounts) {
    const state = confirmed ? `confirmed ${confirmed}` : "not confirmed";
    const staff = role ? `, ${role} with ${factors} second factors` : "";
    console.log(
      `${email}  created ${created}, ${state}, last sign-in ${lastSignIn ?? "never"}${staff}`,
    );
  }
  console.log(`${accounts.length} accounts in ${dataDirectory}`);
  return true;
}

function report(exists: boolean, address: string, done: string): boolean {
  console.log(exists ? `${address} ${done}.` : `${address} has no account.`);
  return exists;
}
