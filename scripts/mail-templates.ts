// npm run mail:templates: writes the mails of a hosted project into supabase/templates, from the words in
// server/backend. The subjects stand in supabase/config.toml; server/backend/mail/mail-templates.test.ts compares both.
import { mkdirSync, writeFileSync } from "node:fs";
import { mailTemplates, noticeTemplates } from "../server/backend/mail/mail-templates.ts";

const folder = new URL("../supabase/templates/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { name, html } of [...mailTemplates(), ...noticeTemplates()]) {
  writeFileSync(new URL(`${name}.html`, folder), html);
}
