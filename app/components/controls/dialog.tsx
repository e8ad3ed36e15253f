import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { lockScroll, unlockScroll } from "~/client/enhancements/scrolling/scroll-lock.ts";
import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";
import { useHydrated } from "./use-hydrated.ts";
import { useSwipeToClose } from "./use-swipe-to-close.ts";

export interface DialogProps {
  open: boolean;
  /** Called after the dialog has closed, whatever closed it; the owner then sets `open` to false. */
  onClose: () => void;
  /** Name of the dialog, or the id of the heading that names it. */
  label?: string;
  labelledBy?: string;
  /** Accessible name of the round close button in the corner. */
  closeLabel: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog; below 56 rem it is full-screen and follows a swipe (REQ-DOCTOR-9, REQ-DOCTOR-10). It is a native
 * `<dialog>`, which traps the focus, closes on Escape and restores the focus. It also closes by its close button, by
 * a `DialogClose` in its content, by a click on the backdrop and by a swipe of more than 100 px. Rendered open by the
 * server, it can be read and closed without JavaScript.
 */
export function Dialog({ open, onClose, closeLabel, className, children, ...name }: DialogProps) {
  const hydrated = useHydrated();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const modal = open && hydrated;
  useModal(dialog, modal);
  useSwipeToClose(dialog, { active: modal, onClose: close });
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-label={name.label}
      aria-labelledby={name.labelledBy}
      open={open && !hydrated}
      onClose={onClose}
      {...useBackdropClick(close)}
    >
      <i className={styles.grab} aria-hidden="true" />
      <div className={styles.content}>
        {/* Inside the scroll container, so that the arrow keys scroll from the initially focused button. */}
        <CloseForm className={styles.corner}>
          <button
            type="submit"
            className={classNames("icon-box", styles.close)}
            aria-label={closeLabel}
            data-live=""
          >
            <Icon icon="x" />
          </button>
        </CloseForm>
        {children}
      </div>
    </dialog>
  );
}

/** A text button that closes the dialog around it; shown on narrow screens only. */
export function DialogClose({ children }: { children: string }) {
  return (
    <CloseForm className={styles.closeInWords}>
      <Button type="submit" variant="secondary" wide data-live="">
        {children}
      </Button>
    </CloseForm>
  );
}

/**
 * Closes the dialog without JavaScript too. Some screen readers would announce it as a form, although it has no
 * field.
 */
function CloseForm(props: { className: string | undefined; children: ReactNode }) {
  return <form method="dialog" role="none" {...props} />;
}

/** Opens and closes the element, locks scrolling while it is open, and restores the focus. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const opener = useRef<Element>(null);
  // A layout effect is undone before the element leaves the page, so it can still close properly when unmounted open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    opener.current = document.activeElement;
    element.showModal();
    // By default browsers focus the scroll container, not the first control.
    element.querySelector("button")?.focus();
    lockScroll();
    return () => {
      if (element.open) element.close();
      unlockScroll();
    };
  }, [dialog, open]);
  // Browsers restore the focus themselves, except after a touch in Safari; React undoes a focus that moves
  // while it commits, hence a second effect.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open]);
}

/** True for a click that begins and ends on the backdrop; a click that only ends there was a text selection. */
function useBackdropClick(close: () => void) {
  const began = useRef(false);
  const beside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      began.current = beside(event);
    },
    onClick: (event: MouseEvent) => {
      if (began.current && beside(event)) close();
    },
  };
}
