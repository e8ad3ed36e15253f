import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content as arabic } from "../../../app/content/ar/content.ts";
import { clinic } from "../../../app/content/data/clinic.ts";
import { content as english } from "../../../app/content/en/content.ts";
import { renderMail } from "./mail-message.ts";
import { mailTexts } from "./mail-texts.ts";
import type { MailLanguage, MailTextName } from "./mail-texts.types.ts";

const [{ value: phone }] = clinic.phones;
const languages: MailLanguage[] = ["en", "ar"];
const names = Object.keys(mailTexts.en.texts) as MailTextName[];
const every = languages.flatMap((language) => names.map((name) => ({ language, name })));

const link = "https://clinic.example/confirm?lang=ar#token_hash=9f&type=signup";
const to = "noor@clinic.example";
const address = "new$&@clinic.example";

test.each(every)(
  "$name in $language has the same content as text and as HTML",
  ({ language, name }) => {
    const { text, html } = renderMail({ name, language, to, link, address });
    const words = mailTexts[language].texts[name];
    const shown = html
      .replace(/<(style|title)>[\s\S]*?<\/\1>/g, "")
      .replace(/<[^>]+>/g, "")
      .replaceAll("&#38;", "&")
      .replaceAll("&#39;", "'");
    const plain = text.replace(/[\u2066\u2069]/g, "");
    for (const part of [...words.body, words.button, words.notYou]) {
      const expected = part.replace("{address}", () => address);
      expect(shown).toContain(expected);
      expect(plain).toContain(expected);
    }
    for (const part of [link, phone, clinic.email.value]) {
      expect(shown).toContain(part);
      expect(plain).toContain(part);
    }
    expect(plain + shown).not.toMatch(/[{}]|undefined/);
  },
);

test.each(every)(
  "$name in $language has its direction on an element that web mail keeps",
  ({ language, name }) => {
    const { html } = renderMail({ name, language, to, link, address });
    const direction = language === "ar" ? "rtl" : "ltr";
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toMatch(new RegExp(`<table[^>]* lang="${language}" dir="${direction}"`));
    expect(html).toContain(`text-align:${language === "ar" ? "right" : "left"}`);
  },
);

test("mails with a link say when it expires, and notices have no expiring link", () => {
  const withLifetime = every.filter(({ language, name }) => {
    const { text, html } = renderMail({ name, language, to, link, address });
    const { lifetime } = mailTexts[language].frame;
    expect(text.includes(lifetime)).toBe(html.includes(lifetime));
    return text.includes(lifetime);
  });
  expect([...new Set(withLifetime.map(({ name }) => name))]).toEqual([
    "signup",
    "recovery",
    "email_change",
    "email_change_current",
  ]);
});

test("both mails of a change of address have the same kind", () => {
  const kindOf = (name: MailTextName) =>
    renderMail({ name, language: "en", to, link, address }).kind;
  expect(kindOf("email_change_current")).toBe("email_change");
  expect(kindOf("email_change")).toBe("email_change");
});

test("phone numbers and addresses keep their direction inside Arabic text", () => {
  const { text, html } = renderMail({ name: "email_change", language: "ar", to, link, address });
  expect(text).toContain(`\u2066${address}\u2069`);
  expect(text).toContain(`\u2066${phone}\u2069`);
  expect(html).toContain('<bdi dir="ltr">new$&#38;@clinic.example</bdi>');
  expect(html).toMatch(/<p class="soft" dir="ltr"[^>]*><a class="link" href="https:/);
});

test("links and addresses are escaped in HTML", () => {
  const evil = 'https://clinic.example/"><b>';
  const { html } = renderMail({
    name: "email_change",
    language: "en",
    to,
    link: evil,
    address: "<b>",
  });
  expect(html).not.toContain("<b>");
  expect(html).toContain('href="https://clinic.example/&#34;&#62;&#60;b&#62;"');
});

test("a mail has the site's clinic name, and colours of the site's tokens only", () => {
  const where =
    "the words of mails are in packages/local-supabase/mail/mail-texts-en.ts and -ar.ts";
  expect(mailTexts.en.frame.clinic, where).toBe(english.shell.brand);
  expect(mailTexts.ar.frame.clinic, where).toBe(arabic.shell.brand);
  const css = ["tokens", "roles"]
    .map((sheet) =>
      readFileSync(new URL(`../../../app/styles/${sheet}.css`, import.meta.url), "utf8"),
    )
    .join("");
  const { html } = renderMail({ name: "signup", language: "en", to, link });
  const colours = new Set(html.replaceAll(/&#\d+;/g, "").match(/#[\da-f]{3,6}\b(?=[;!"])/g));
  expect(colours.size).toBeGreaterThan(10);
  expect([...colours].filter((colour) => !css.includes(`${colour};`))).toEqual([]);
});
