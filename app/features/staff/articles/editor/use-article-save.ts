import { type RefObject, useEffect, useRef, useState } from "react";
import type { StaffApi, StaffResult } from "../../session/staff-api.ts";
import { useStaff } from "../../session/staff-context.ts";
import type { StaffFailure } from "../../session/staff-failure.ts";
import type { Draft } from "../../session/use-draft.ts";
import type { Revision } from "../revisions.ts";
import { type ArticleValues, errorsOfDraft, saveParameters } from "./article-values.ts";

/** Where the newest text is; `at` is the time of the server in milliseconds since 1970. */
export type SaveStatus =
  | { kind: "unchanged" | "saving" | "onDevice" | "needsTitle" | "needsCorrection" }
  | { kind: "saved"; at: number };

/** In milliseconds after the last key. */
const delay = 1_000;

export interface ArticleSave {
  status: SaveStatus;
  failure: StaffFailure | null;
  isSlugTaken: boolean;
  setFailure: (failure: StaffFailure | null) => void;
  /** Stores the values on the device, and a second after the last change on the server. */
  change: (next: ArticleValues) => void;
  /** Saves at once what has changed; resolves with the values of the server, or null when it did not accept them. */
  save: () => Promise<ArticleValues | null>;
}

/** Saves a draft while it is written. `isNew` is true for an article that nobody has published; `onSaved` gets its slug. */
export function useArticleSave(
  draft: Draft<ArticleValues>,
  isNew: boolean,
  onSaved: (slug: string) => void,
): ArticleSave {
  const { api } = useStaff();
  const [status, setStatus] = useState<SaveStatus>({ kind: "unchanged" });
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [isSlugTaken, setSlugTaken] = useState(false);
  const newest = useRef(draft.value);
  // A draft that this device has restored may be newer than that of the server.
  const isDirty = useRef(draft.isRestored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const freeSlug = useRef(draft.value.version > 0 ? draft.value.slug : "");
  const running = useRef<Promise<ArticleValues | null> | null>(null);
  /** False after the person has closed the dialog that asks to sign in again: it must not open while they type. */
  const asks = useRef(true);

  function change(next: ArticleValues): void {
    newest.current = withSavedVersion(next, newest.current);
    isDirty.current = true;
    setSlugTaken(false);
    draft.change(newest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latestSave.current(), delay);
  }

  function save(): Promise<ArticleValues | null> {
    asks.current = true;
    return saveChanges();
  }

  async function saveChanges(): Promise<ArticleValues | null> {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    if (!isDirty.current && newest.current.version > 0) return newest.current;
    running.current = send(newest.current);
    const saved = await running.current;
    running.current = null;
    return saved;
  }

  function stay(kind: "onDevice" | "needsTitle" | "needsCorrection"): null {
    isDirty.current = true;
    setStatus({ kind });
    return null;
  }

  function refuse(refusal: StaffFailure): null {
    setFailure(refusal);
    if (refusal.kind === "signed-out") asks.current = false;
    return stay(refusal.kind === "invalid" ? "needsCorrection" : "onDevice");
  }

  async function send(values: ArticleValues): Promise<ArticleValues | null> {
    if (!values.slug) return stay("needsTitle");
    if (Object.keys(errorsOfDraft(values)).length > 0) return stay("needsCorrection");
    isDirty.current = false;
    setStatus({ kind: "saving" });
    if (isNew && values.slug !== freeSlug.current) {
      const { value: taken, failure: unread } = await isTaken(api, values, asks.current);
      if (unread) return refuse(unread);
      if (taken) {
        setSlugTaken(true);
        return stay("needsCorrection");
      }
      freeSlug.current = values.slug;
    }
    const { value, failure: refusal } = await api.call(
      "save_article_revision",
      saveParameters(values),
      asks.current,
    );
    if (refusal) return refuse(refusal);
    setFailure(null);
    asks.current = true;
    const { version, updated_at } = value as Revision;
    const saved = { ...newest.current, version };
    newest.current = saved;
    draft.change(saved);
    if (!isDirty.current) draft.clear();
    setStatus({ kind: "saved", at: Date.parse(updated_at) });
    onSaved(saved.slug);
    return saved;
  }

  const latestSave = useRef(saveChanges);
  useEffect(() => {
    latestSave.current = saveChanges;
  });
  useSaveWhenOnline(isDirty, latestSave);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { status, failure, isSlugTaken, setFailure, change, save };
}

/** Until React has rendered the last save, a change has the version before it, which the server would refuse. */
function withSavedVersion(next: ArticleValues, { id, version }: ArticleValues): ArticleValues {
  return next.id === id && next.version < version ? { ...next, version } : next;
}

/** Saves a restored draft when the form opens, and what has not been saved when the network is back. */
function useSaveWhenOnline(
  isDirty: RefObject<boolean>,
  latestSave: RefObject<() => Promise<unknown>>,
): void {
  useEffect(() => {
    const saveIfDirty = () => {
      if (isDirty.current) void latestSave.current();
    };
    saveIfDirty();
    window.addEventListener("online", saveIfDirty);
    return () => window.removeEventListener("online", saveIfDirty);
  }, [isDirty, latestSave]);
}

/** Whether an article or somebody's revision has the address of a new article. */
async function isTaken(
  api: StaffApi,
  { id, slug }: ArticleValues,
  asks: boolean,
): Promise<StaffResult<boolean>> {
  const answers = await Promise.all([
    api.read((client) => client.from("articles").select("slug").eq("slug", slug).limit(1), asks),
    api.read(
      (client) =>
        client.from("article_revisions").select("id").eq("slug", slug).neq("id", id).limit(1),
      asks,
    ),
  ]);
  for (const { failure } of answers) if (failure) return { value: null, failure };
  return { value: answers.some(({ value }) => value && value.length > 0), failure: null };
}
