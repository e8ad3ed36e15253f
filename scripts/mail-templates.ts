// npm run mail:templates: writes the mail templates of a hosted project into supabase/templates. Their subjects are in
// supabase/config.toml; packages/local-supabase/mail/mail-templates.test.ts compares both with the texts.
import { mkdirSync, writeFileSync } from "node:fs";
import { mailTemplates, noticeTemplates } from "local-supabase/mail-templates";

const folder = new URL("../supabase/templates/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { name, html } of [...mailTemplates(), ...noticeTemplates()]) {
  writeFileSync(new URL(`${name}.html`, folder), html);
}
