import type { DatabaseSync } from "node:sqlite";
import type { Account } from "../accounts/account.ts";
import type { Row } from "../tables/tables.ts";
import { conflictError, forbiddenError, valueError } from "./staff-error.ts";
import { checkImage, checkSlug, checkText, dayFromToday, lastAllowedDay } from "./validation.ts";
import { findRow, insertRow, saveRow, updateRow } from "./versioned-rows.ts";

// The functions of supabase/migrations/20261125220300_article_revisions.sql,
// inside a transaction.

const table = "article_revisions";

/** The texts of an article with their greatest lengths in code points. */
const texts = {
  title_en: 200,
  title_ar: 200,
  excerpt_en: 600,
  excerpt_ar: 600,
  content_en: 60_000,
  content_ar: 60_000,
  category: 80,
  author: 120,
} as const;

const articleColumns = [...Object.keys(texts), "slug", "featured_image"];

/** Saves a draft of its author. Texts may still be empty. */
export function saveRevision(database: DatabaseSync, caller: Account, values: Row): Row {
  const { id, expected_version: expected, ...given } = values;
  checkSlug(given.slug);
  for (const [field, maxLength] of Object.entries(texts)) {
    const hasLines = field.startsWith("content");
    checkText(field, given[field], maxLength, { hasLines, isNeeded: false });
  }
  checkImage(given.featured_image);
  const day = given.published_at;
  if (typeof day === "string" && (day < "2000-01-01" || day > lastAllowedDay()))
    throw valueError("published_at", "too_far");
  requireOwnDraft(findRow(database, table, id), caller, expected);
  const author = { written_by: caller.id, written_by_email: caller.email };
  return saveRow(database, caller, {
    action: "save_article_revision",
    table,
    values,
    given: { ...given, ...author, state: "draft" },
  });
}

/** Submits a draft whose texts are all written. */
export function submitRevision(database: DatabaseSync, caller: Account, values: Row): Row {
  const { id, expected_version: expected } = values;
  const revision = findRow(database, table, id);
  requireOwnDraft(revision, caller, expected);
  if (revision?.version === expected && revision) {
    for (const field of Object.keys(texts))
      checkText(field, revision[field], 60_000, { hasLines: true });
    requirePublishable(database, revision);
  }
  const given = { state: "submitted" };
  return saveRow(database, caller, { action: "submit_article_revision", table, values, given });
}

/** Publishes a submitted revision of somebody else, at once or on the day `published_at`. */
export function approveRevision(database: DatabaseSync, caller: Account, values: Row): Row {
  const day = values.published_at;
  if (typeof day === "string" && day < dayFromToday()) throw valueError("published_at", "past");
  if (typeof day === "string" && day > lastAllowedDay())
    throw valueError("published_at", "too_far");
  const published = day === null ? {} : { published_at: day };
  const decision = { state: "approved", comment: null, ...published };
  return decide(database, caller, "approve_article_revision", values, decision);
}

/** Returns a submitted revision of somebody else with a comment. */
export function rejectRevision(database: DatabaseSync, caller: Account, values: Row): Row {
  const { comment } = values;
  checkText("comment", comment, 2000, { hasLines: true });
  return decide(database, caller, "reject_article_revision", values, {
    state: "rejected",
    comment,
  });
}

function decide(
  database: DatabaseSync,
  caller: Account,
  action: string,
  values: Row,
  decision: Row,
): Row {
  const { id, expected_version: expected } = values;
  const revision = findRow(database, table, id);
  if (revision?.written_by === caller.id)
    throw forbiddenError("author", "Somebody else must decide this");
  requireState(revision, expected, "submitted");
  if (decision.state === "approved" && revision?.version === expected && revision) {
    const decided = { ...revision, ...decision };
    requirePublishable(database, decided);
    publish(database, decided);
  }
  const decider = { decided_by: caller.id, decided_by_email: caller.email };
  return saveRow(database, caller, { action, table, values, given: { ...decision, ...decider } });
}

function requireOwnDraft(revision: Row | null, { id }: Account, expected: unknown): void {
  if (revision && revision.written_by !== id)
    throw forbiddenError("author", "Only its author may change this");
  requireState(revision, expected, "draft");
}

/** Refuses another state of the expected version. `saveRow` handles other versions: a repeated call, or a conflict. */
function requireState(revision: Row | null, expected: unknown, needed: string): void {
  if (revision?.version === expected && revision && revision.state !== needed)
    throw conflictError("state", revision);
}

/** The version of an article that is shown, or the first one that is planned. */
function findArticle(database: DatabaseSync, slug: unknown): Row | null {
  const row = database
    .prepare(
      `select * from articles where slug = ? and (shown_until is null or shown_until > ?)
       order by shown_from limit 1`,
    )
    .get(String(slug), dayFromToday());
  return (row as Row | undefined) ?? null;
}

/** Refuses when another revision of the article was approved meanwhile. */
function requirePublishable(database: DatabaseSync, { slug, base_id }: Row): void {
  const approved = database
    .prepare(
      `select id from article_revisions where slug = ? and state = 'approved'
       order by updated_at desc limit 1`,
    )
    .get(String(slug));
  if ((approved?.id ?? null) !== base_id)
    throw conflictError("article", findArticle(database, slug));
}

/**
 * The day of a revision is that of a new article, or of a change: an article of the site keeps its own day. A change for a
 * day to come is another row, so that its day alone shows it. It replaces the changes that were planned for that day or
 * later ones; a change that goes live at once replaces all.
 */
function publish(database: DatabaseSync, revision: Row): void {
  const today = dayFromToday();
  const slug = String(revision.slug);
  const article = findArticle(database, slug);
  const firstDay = article && String(article.published_at);
  const isOnTheSite = firstDay !== null && firstDay <= today;
  const day = String(revision.published_at ?? "");
  const changeDay = day > today ? day : today;
  database
    .prepare(
      `delete from articles
       where slug = ? and (shown_until <= ? or (shown_from > ? and shown_from >= ?))`,
    )
    .run(slug, today, today, changeDay);
  const version = {
    ...Object.fromEntries(articleColumns.map((name) => [name, revision[name]])),
    id: article?.id ?? crypto.randomUUID(),
    published_at: isOnTheSite ? firstDay : (revision.published_at ?? firstDay ?? today),
  };
  if (isOnTheSite && changeDay > today) {
    database
      .prepare(
        `update articles set shown_until = ?
         where slug = ? and (shown_until is null or shown_until > ?)`,
      )
      .run(changeDay, slug, changeDay);
    insertRow(database, "articles", {
      ...version,
      id: crypto.randomUUID(),
      shown_from: changeDay,
    });
    return;
  }
  const current = { ...version, shown_until: null };
  if (article === null) insertRow(database, "articles", current);
  else updateRow(database, "articles", current);
}
