import { ChevronRight, Menu, Phone, X } from "lucide";
import { type ComponentProps, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { ShellWords } from "~/content/shape.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon, type IconDrawing } from "~/ui/icon.tsx";
import { AppLink } from "~/ui/link.tsx";
import { PhoneNumber } from "~/ui/phone-number.tsx";
import { lockScroll, unlockScroll } from "~/ui/scroll-lock.ts";
import { Brand } from "./brand.tsx";
import { HomeAnchors } from "./home-anchors.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./mobile-menu.module.css";
import { isCurrent, menuPages } from "./navigation.ts";
import { ToggleLock } from "./toggle-lock.ts";

const menuId = "menu";

/**
 * The menu of narrow screens (A§2): a native modal dialog, so that the browser keeps the keyboard inside and the page
 * behind it silent. Without JavaScript the button is a link to the same sheet.
 */
export function MobileMenu({ words }: { words: ShellWords }) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const press = useMenuPress(dialog);
  const close = () => dialog.current?.close();
  return (
    <>
      <PressLink
        href={`#${menuId}`}
        label={words.menu.open}
        icon={Menu}
        onPress={press(true)}
        aria-haspopup="dialog"
        data-live=""
      />
      <dialog
        ref={dialog}
        id={menuId}
        className={styles.sheet}
        aria-label={words.menu.label}
        onClose={unlockScroll}
      >
        <div className={styles.top}>
          <Brand name={words.brand} tagline={words.tagline} night onClick={close} />
          <PressLink href="#main" label={words.menu.close} icon={X} onPress={press(false)} />
        </div>
        <nav className={styles.pages} aria-label={words.menu.label}>
          {menuPages.map((page) => (
            <AppLink
              key={page}
              to={pathOf(page)}
              className={styles.page}
              aria-current={isCurrent(page, pathname) ? "page" : undefined}
              onClick={close}
            >
              {words.navigation[page]}
              <Icon icon={ChevronRight} flip />
            </AppLink>
          ))}
        </nav>
        <HomeAnchors words={words} onLeave={close} />
        <MenuActions words={words} onLeave={close} />
      </dialog>
    </>
  );
}

interface PressLinkProps extends Omit<ComponentProps<"a">, "children"> {
  href: string;
  label: string;
  icon: IconDrawing;
  onPress: (event: SyntheticEvent) => void;
}

/** A button that is a link underneath, so that it works before and without JavaScript; it answers to Space as well. */
function PressLink({ href, label, icon, onPress, ...rest }: PressLinkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element would do nothing without JavaScript.
    <a
      {...rest}
      className={styles.button}
      href={href}
      role="button"
      aria-label={label}
      onClick={onPress}
      onKeyDown={(event) => event.key === " " && onPress(event)}
    >
      <Icon icon={icon} />
    </a>
  );
}

function MenuActions({ words, onLeave }: { words: ShellWords; onLeave: () => void }) {
  const [{ value: phone }] = clinic.phones;
  return (
    <div className={styles.actions}>
      <ButtonLink to={pathOf("booking")} variant="lite" arrow wide onClick={onLeave}>
        {words.bookAppointment}
      </ButtonLink>
      <ButtonLink href={telephoneLink(phone)} variant="line" icon={Phone} wide>
        <PhoneNumber>{phone}</PhoneNumber>
      </ButtonLink>
      <LanguageSwitch className={styles.language} />
    </div>
  );
}

/** Handlers of the open and the close button, behind the lock against repeated presses (A§9). */
function useMenuPress(dialog: RefObject<HTMLDialogElement | null>) {
  const guard = useRef(new ToggleLock());
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes the menu.
  useEffect(() => dialog.current?.close(), [pathname]);
  // Opened before the app ran, as the target of a plain link, the sheet goes on as the dialog it is.
  useEffect(() => {
    if (window.location.hash !== `#${menuId}`) return;
    show(dialog.current);
    window.location.replace("#main");
  }, [dialog]);
  return (open: boolean) => (event: SyntheticEvent) => {
    event.preventDefault();
    if (!guard.current.accepts(performance.now())) return;
    if (open) show(dialog.current);
    else dialog.current?.close();
  };
}

function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  lockScroll();
}
