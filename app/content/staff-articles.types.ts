import type { PluralForms } from "~/i18n/plural.ts";

/** Words of the articles in the staff area. */
export interface StaffArticlesWords {
  list: StaffArticleListWords;
  /** Of a revision or an article; `{date}` is the day of publication. */
  states: Record<
    "draft" | "submitted" | "forYou" | "returned" | "published" | "replaced" | "scheduled",
    string
  >;
  editor: StaffArticleEditorWords;
}

interface StaffArticleListWords {
  tabsLabel: string;
  tabs: Record<"waiting" | "mine" | "all", string>;
  /** Number of articles of a tab, for screen readers. */
  count: PluralForms;
  noneOf: Record<"waiting" | "mine" | "all", string>;
  search: {
    /** Of the field. */
    label: string;
    submit: string;
    /** Number of articles with the typed words in their titles. */
    found: PluralForms;
    /** In a tab without such an article. */
    none: string;
    /** Link to the list without a search. */
    clear: string;
  };
  create: string;
  unreadable: string;
  you: string;
  /** `{person}`, `{date}` and `{time}` of the last change, in Oman. */
  changed: string;
  /** The same of the approval of an article that waits for its day. */
  approved: string;
  /** `{comment}` of the person who returned the revision. */
  comment: string;
  /** An article without a title in this language. */
  untitled: string;
}

export interface StaffArticleEditorWords {
  back: string;
  unreadable: string;
  /** Placeholders: `{person}` and `{comment}`. */
  returned: string;
  /** The person's own revision waits for approval, and does not change any more. */
  waiting: string;
  /** Another person's revision of the same article waits: `{person}`. */
  othersWaiting: string;
  /** Another person has a draft of the same article: `{person}`. */
  othersDraft: string;
  /** The text is that of another person's draft: `{person}`. */
  copied: string;
  review: string;
  /** Link to the earlier versions of an article. */
  history: string;
  languages: string;
  languageNames: Record<"en" | "ar", string>;
  title: string;
  summary: string;
  text: string;
  /** `{count}` of `{maximum}` characters. */
  counter: string;
  /** Between the two languages: the difference of their numbers of paragraphs. */
  differ: PluralForms;
  insert: string;
  forms: Record<"heading" | "list" | "bold" | "paragraph", string>;
  isHtml: string;
  category: string;
  address: { label: string; hint: string };
  preview: string;
  /** Placeholder: `{time}`. */
  saved: string;
  saving: string;
  onDevice: string;
  /** Saved on the device until the English title has an address. */
  needsTitle: string;
  /** Saved on the device while a field has an error. */
  needsCorrection: string;
  submit: string;
  submitting: string;
  submitted: string;
  note: string;
  missing: Record<"en" | "ar", string>;
  missingCategory: string;
  summaryOfErrors: string;
  errors: Record<
    "tooLong" | "hidden" | "slugInvalid" | "slugTaken" | "missing" | "invalid",
    string
  >;
  conflict: {
    title: string;
    /** Another version of the same draft; after it their title and text. */
    version: string;
    /** The draft was submitted or decided in another window. */
    state: string;
    /** Another revision of the article was approved. */
    article: string;
    mine: string;
    theirs: string;
  };
}
