import { html, raw } from "hono/html";
import type { KeptMail } from "../embedded-backend.ts";

const languages = { en: "English", ar: "العربية" };

const writtenAt = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/**
 * The page that shows mails to a developer, newest first, without any script. The frame is in
 * English; each mail stands in its own language and direction. An empty address is that of the page itself, with its key.
 */
export function mailboxPage(mails: readonly KeptMail[], style: string): string {
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${count(mails.length)} · Mailbox</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>Mailbox</h1>
<a class="refresh" href="">Refresh</a>
<p>The mails of this site while no mail server is set. None of them has left this machine.</p>
</header>
<main>${mails.length > 0 ? mails.map(mailArticle) : emptyBox()}</main>
</body>
</html>
`}`;
}

function count(mails: number): string {
  return mails === 1 ? "1 mail" : `${mails} mails`;
}

function emptyBox() {
  return html`<p class="empty">No mail yet. Create an account at <a href="/signup">/signup</a>, and its mail appears here.</p>`;
}

function mailArticle({ at, kind, language, subject, text, to }: KeptMail, index: number) {
  const direction = language === "ar" ? "rtl" : "ltr";
  return html`
<article aria-labelledby="mail-${index}">
<h2 id="mail-${index}" lang="${language}" dir="${direction}">${subject}</h2>
<dl>
<div><dt>To</dt><dd><bdi dir="ltr">${to}</bdi></dd></div>
<div><dt>At</dt><dd><time datetime="${at}">${writtenAt.format(new Date(at))}</time></dd></div>
<div><dt>Kind</dt><dd>${kind}</dd></div>
<div><dt>Language</dt><dd lang="${language}">${languages[language]}</dd></div>
</dl>
<div lang="${language}" dir="${direction}">${paragraphs(text)}</div>
</article>`;
}

function paragraphs(text: string) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => html`<p>${withLinks(paragraph)}</p>`);
}

/** Addresses become links, read from left to right in either language. */
function withLinks(paragraph: string) {
  return paragraph
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a dir="ltr" href="${part}">${part}</a>` : part));
}
