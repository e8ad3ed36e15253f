import { html, raw } from "hono/html";
import type { StoredMail } from "../mail/mail-files.ts";

const languages = { en: "English", ar: "العربية" };

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/**
 * Renders the list of mails, newest first, without scripts. The page itself is in English; each mail has its own
 * language and direction. The empty `href` reloads the page with its key.
 */
export function inboxPage(mails: readonly StoredMail[], style: string): string {
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${count(mails.length)} · Inbox</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<a class="refresh" href="">Refresh</a>
<p>The mails of this site while no mail server is set. None of them has left this machine.</p>
</header>
<main>${mails.length > 0 ? mails.map(mailArticle) : emptyState()}</main>
</body>
</html>
`}`;
}

function count(mails: number): string {
  return mails === 1 ? "1 mail" : `${mails} mails`;
}

function emptyState() {
  return html`<p class="empty">No mail yet. Create an account at <a href="/signup">/signup</a>, and its mail appears here.</p>`;
}

function mailArticle({ at, kind, language, subject, text, to }: StoredMail, index: number) {
  const direction = language === "ar" ? "rtl" : "ltr";
  return html`
<article aria-labelledby="mail-${index}">
<h2 id="mail-${index}" lang="${language}" dir="${direction}">${subject}</h2>
<dl>
<div><dt>To</dt><dd><bdi dir="ltr">${to}</bdi></dd></div>
<div><dt>At</dt><dd><time datetime="${at}">${dateFormat.format(new Date(at))}</time></dd></div>
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

/** Turns URLs into links. URLs are written from left to right in both languages. */
function withLinks(paragraph: string) {
  return paragraph
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a dir="ltr" href="${part}">${part}</a>` : part));
}
