import { useEffect, useState } from "react";
import { Button, ButtonLink } from "~/components/controls/button.tsx";
import { Dock } from "~/components/controls/dock.tsx";
import { type BranchId, branches } from "~/content/data/branches.ts";
import { chatLink } from "~/content/data/clinic.ts";
import { directionOf, type Locale } from "~/i18n/locale.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./message-dock.module.css";

/**
 * On narrow screens, the first sentence of the message and the main action, within reach of the thumb. The message is
 * sent only after the visitor has seen it: until then the action leads to it (REQ-VISIT-1).
 */
export function MessageDock({
  messageId,
  bubbleId,
  see,
  send,
  branch,
  text,
  firstSentence,
  language,
  newTab,
}: {
  messageId: string;
  bubbleId: string;
  /** The label that leads to the message, and the one that opens it in WhatsApp. */
  see: string;
  send: string;
  branch: BranchId;
  text: string;
  firstSentence: string;
  /** The language of the message. */
  language: Locale;
  newTab: string;
}) {
  const isSeen = useHasBeenVisible(bubbleId);
  // No link: an address of its own would replace the choices in the fragment.
  const show = () => {
    const message = document.getElementById(messageId);
    message?.focus({ preventScroll: true });
    message?.scrollIntoView();
  };
  return (
    <Dock className={styles.dock}>
      {/* The line shows that the choices write the message. The button below leads to the whole text. */}
      <p
        className={classNames("small", styles.line)}
        lang={language}
        dir={directionOf(language)}
        aria-hidden="true"
      >
        {firstSentence}
      </p>
      {isSeen ? (
        <ButtonLink
          href={chatLink(branches[branch].whatsapp.value, text)}
          newTabLabel={newTab}
          icon="whatsapp"
          wide
        >
          {send}
        </ButtonLink>
      ) : (
        <Button wide data-live="" onClick={show}>
          {see}
        </Button>
      )}
    </Dock>
  );
}

/** Returns true once most of an element has been in the window. */
function useHasBeenVisible(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isSeen]);
  return isSeen;
}
