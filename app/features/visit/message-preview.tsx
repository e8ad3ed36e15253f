import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "~/components/controls/button.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import { VisuallyHidden } from "~/components/text/visually-hidden.tsx";
import { pictureOf } from "~/content/data/branch-facts.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { chatLink, telephoneLink } from "~/content/data/clinic.ts";
import type { VisitWords } from "~/content/visit.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./message-preview.module.css";
import { type MessagePart, messageText } from "./visit-message.ts";

/** Id of the message's own words, in the part of the page with an id. */
export const bubbleOf = (id: string) => `${id}-words`;

/** Debounce of the announcement of the message, in milliseconds. */
const debounceDelay = 1000;

/** The message as it will be sent, with the patient's choices marked, and the ways to send it. */
export function MessagePreview({
  id,
  words,
  branch,
  branchName,
  sentences,
  language,
  newTab,
}: {
  id: string;
  words: VisitWords["message"];
  branch: BranchId;
  branchName: string;
  sentences: readonly MessagePart[][];
  language: Locale;
  newTab: string;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  const isOffline = useOffline();
  const text = messageText(sentences);
  const { phone, whatsapp } = branches[branch];
  const [status, setStatus] = useState("");
  const announced = useDebouncedText(text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(words.copied);
    } catch {
      // The browser refuses the clipboard, for example without HTTPS.
      if (bubble.current) getSelection()?.selectAllChildren(bubble.current);
      setStatus(words.copyByHand);
    }
  };
  return (
    <section
      id={id}
      className={classNames("stack", styles.message)}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <h2 id={`${id}-title`} className="title-3">
        <Text>{words.title}</Text>
      </h2>
      <div className={classNames("stack", styles.chat)}>
        <p className={classNames("with-icon", styles.to)}>
          <span>
            <BranchScene
              {...pictureOf(branch)}
              className={classNames("branch-window", styles.picture)}
              lazy
            />
          </span>
          <span>
            <strong className="block">
              <Text>{interpolate(words.branch, { branch: branchName })}</Text>
            </strong>
            <PhoneNumber>{whatsapp.value}</PhoneNumber>
          </span>
        </p>
        <div id={bubbleOf(id)} className={classNames("break-anywhere link-area", styles.bubble)}>
          <div ref={bubble} lang={language} dir={directionOf(language)}>
            {sentences.map((parts, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity.
              <p key={index}>
                {parts.map(({ text, isChoice }, place) =>
                  isChoice ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
                    <mark key={place} className={styles.choice}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}{" "}
              </p>
            ))}
          </div>
        </div>
        <p className="small secondary screen-only">
          <Text>{isOffline ? words.offline : words.nothingSent}</Text>
        </p>
      </div>
      <div role="status">
        <VisuallyHidden>
          <span lang={language}>{announced}</span>
        </VisuallyHidden>
      </div>
      <div className={classNames("stack gap-3 screen-only", styles.ways)}>
        <ButtonLink href={chatLink(whatsapp.value, text)} newTabLabel={newTab} icon="whatsapp" wide>
          {words.whatsApp}
        </ButtonLink>
        <ButtonLink href={smsLink(whatsapp.value, text)} variant="secondary" icon="message-circle">
          {words.sms}
        </ButtonLink>
        <Button variant="secondary" icon="copy" data-live="" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="medium">
        <Text>{status}</Text>
      </p>
      <p className="small secondary">
        <Text>{words.noHealth}</Text>{" "}
        <a href={telephoneLink(phone.value)} aria-label={`${branchName} ${phone.value}`}>
          <PhoneNumber>{phone.value}</PhoneNumber>
        </a>
      </p>
    </section>
  );
}

/** Returns the text once it has not changed for a second; empty before the first change. */
function useDebouncedText(text: string): string {
  const first = useRef(text);
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(setDebounced, debounceDelay, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Returns an `sms:` address with a message. iOS needs `&` before the first field, Android ignores the `?` before it. */
function smsLink(phone: string, message: string): string {
  return `sms:${phone.replace(/[^+\d]/g, "")}?&body=${encodeURIComponent(message)}`;
}

/** True while the browser has no network. */
function useOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("online", onChange);
      addEventListener("offline", onChange);
      return () => {
        removeEventListener("online", onChange);
        removeEventListener("offline", onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}
