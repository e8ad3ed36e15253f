// npm run mail:templates: writes the mails of a hosted project into supabase/templates, from the words in
// packages/local-supabase. The subjects stand in supabase/config.toml; packages/local-supabase/mail/mail-templates.test.ts compares both.
import { mkdirSync, writeFileSync } from "node:fs";
import { mailTemplates, noticeTemplates } from "../packages/local-supabase/mail/mail-templates.ts";

const folder = new URL("../supabase/templates/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { name, html } of [...mailTemplates(), ...noticeTemplates()]) {
  writeFileSync(new URL(`${name}.html`, folder), html);
}
