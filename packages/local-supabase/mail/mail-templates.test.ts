import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { runGoTemplate } from "./go-template-fixture.ts";
import { mailLink, siteLink } from "./mail-link.ts";
import { renderMail } from "./mail-message.ts";
import { mailTemplates, noticeTemplates } from "./mail-templates.ts";
import type { LinkKind, MailTextName } from "./mail-texts.types.ts";
import { readRedirect } from "./redirects.ts";

const siteUrl = "https://clinic.example";
const recipients = { to: "noor@old.example", address: "noor+eye@new.example" };
const supabase = (path: string) =>
  readFileSync(new URL(`../../../supabase/${path}`, import.meta.url), "utf8");

type Table = {
  enabled?: boolean;
  subject: string;
  content_path: string;
};
const config = parse(supabase("config.toml")) as {
  auth: { email: Record<"template" | "notification", Record<string, Table>> };
};

/** The clinic's phone number and address. `npm run launch-check` reports a file with old ones. */
const contact = /\+\d[\d ]+\d|[\w.-]+@[\w-]+(?:\.[\w-]+)+/g;

function expectCurrent(file: string, html: string): void {
  const [stored, written] = [supabase(`templates/${file}.html`), html].map((text) =>
    text.replaceAll(contact, "the clinic's"),
  );
  expect(stored, "`npm run mail:templates` writes it anew").toBe(written);
}

test.each(mailTemplates())("the file and the subject of $name are up to date", (template) => {
  expectCurrent(template.name, template.html);
  expect(config.auth.email.template[template.name]).toEqual({
    subject: template.subject,
    content_path: `./supabase/templates/${template.name}.html`,
  });
});

test.each(noticeTemplates())(
  "the file and the subject of the notice $name are up to date",
  (template) => {
    expectCurrent(template.name, template.html);
    expect(config.auth.email.notification[template.name]).toEqual({
      enabled: true,
      subject: template.subject,
      // The CLI resolves the files of notices, and only those, relative to supabase/.
      content_path: `./templates/${template.name}.html`,
    });
  },
);

test("a notice has the embedded backend's text in both languages", () => {
  for (const { name, html } of noticeTemplates()) {
    const address = recipients.address;
    const written = runGoTemplate(html, { SiteURL: siteUrl, Email: address });
    for (const language of ["en", "ar"] as const) {
      const path = name === "password_changed" ? "/forgot-password" : "/branches";
      const link = siteLink(siteUrl, path, language);
      const mail = renderMail({
        name: name as MailTextName,
        language,
        to: recipients.to,
        link,
        address,
      });
      const column =
        /<table role="presentation" lang[\s\S]*?<h1[\s\S]*<\/table>(?=<\/td><\/tr>\n<\/table>)/;
      expect(written).toContain(column.exec(mail.html)?.[0]);
    }
  }
});

const sent: [string, MailTextName, LinkKind, string][] = [
  ["confirmation", "signup", "signup", recipients.to],
  ["recovery", "recovery", "recovery", recipients.to],
  ["email_change", "email_change", "email_change", recipients.address],
  ["email_change", "email_change_current", "email_change", recipients.to],
];
const pages = ["/", "/login", "/reset-password", "/dashboard"];

test.each(sent)(
  "%s has the embedded backend's text of %s in both languages",
  (file, name, kind, to) => {
    const template = mailTemplates().find((one) => one.name === file);
    for (const target of pages.flatMap((page) =>
      ["", "?lang=ar", "?lang=en"].map((q) => page + q),
    )) {
      const redirectTo = readRedirect(target, siteUrl) ?? "";
      const language = target.endsWith("ar") ? "ar" : "en";
      const link = mailLink(siteUrl, { token: "9f8e", kind, redirectTo });
      const mail = renderMail({ name, language, to, link, address: recipients.address });
      const values = {
        SiteURL: siteUrl,
        RedirectTo: redirectTo,
        TokenHash: "9f8e",
        Email: recipients.to,
        NewEmail: recipients.address,
        SendingTo: to,
      };
      expect(runGoTemplate(template?.html ?? "", values)).toBe(mail.html);
      expect(runGoTemplate(template?.subject ?? "", values)).toBe(mail.subject);
    }
  },
);

test("without a requesting page the link leads to the home page and the mail is in English", () => {
  const [template] = mailTemplates();
  const values = { SiteURL: siteUrl, RedirectTo: "", TokenHash: "9f8e" };
  const html = runGoTemplate(template?.html ?? "", values);
  expect(html).toContain(`href="${siteUrl}/confirm#token_hash=9f8e&#38;type=signup"`);
  expect(html).toContain('<html lang="en" dir="ltr">');
});
