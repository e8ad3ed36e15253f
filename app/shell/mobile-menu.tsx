import { ChevronRight, Menu, Phone, X } from "lucide";
import type { ComponentProps } from "react";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { ShellWords } from "~/content/shape.ts";
import { useAddress } from "~/ui/address.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon, type IconDrawing } from "~/ui/icon.tsx";
import { AppLink } from "~/ui/link.tsx";
import { PhoneNumber } from "~/ui/phone-number.tsx";
import { Brand } from "./brand.tsx";
import { HomeAnchors } from "./home-anchors.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./mobile-menu.module.css";
import { isCurrent, menuPages } from "./navigation.ts";

const menuId = "menu";

/**
 * The menu of narrow screens (A§2): a native dialog that a behaviour opens as a modal one. Without JavaScript the button
 * is a link to the same sheet.
 */
export function MobileMenu({ words }: { words: ShellWords }) {
  const { pathname } = useAddress();
  return (
    <>
      <PressLink
        href={`#${menuId}`}
        label={words.menu.open}
        icon={Menu}
        aria-haspopup="dialog"
        data-menu-press="open"
        data-live=""
      />
      <dialog id={menuId} className={styles.sheet} aria-label={words.menu.label} data-menu="">
        <div className={styles.top}>
          <Brand name={words.brand} tagline={words.tagline} night />
          <PressLink href="#main" label={words.menu.close} icon={X} data-menu-press="close" />
        </div>
        <nav className={styles.pages} aria-label={words.menu.label}>
          {menuPages.map((page) => (
            <AppLink
              key={page}
              to={pathOf(page)}
              className={styles.page}
              aria-current={isCurrent(page, pathname) ? "page" : undefined}
            >
              {words.navigation[page]}
              <Icon icon={ChevronRight} flip />
            </AppLink>
          ))}
        </nav>
        <HomeAnchors words={words} />
        <MenuActions words={words} />
      </dialog>
    </>
  );
}

interface PressLinkProps extends Omit<ComponentProps<"a">, "children"> {
  href: string;
  label: string;
  icon: IconDrawing;
}

/** A button that is a link underneath, so that it works before and without JavaScript. */
function PressLink({ href, label, icon, ...rest }: PressLinkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element would do nothing without JavaScript.
    <a {...rest} className={styles.button} href={href} role="button" aria-label={label}>
      <Icon icon={icon} />
    </a>
  );
}

function MenuActions({ words }: { words: ShellWords }) {
  const [{ value: phone }] = clinic.phones;
  return (
    <div className={styles.actions}>
      <ButtonLink to={pathOf("booking")} variant="lite" arrow wide>
        {words.bookAppointment}
      </ButtonLink>
      <ButtonLink href={telephoneLink(phone)} variant="line" icon={Phone} wide>
        <PhoneNumber>{phone}</PhoneNumber>
      </ButtonLink>
      <LanguageSwitch className={styles.language} />
    </div>
  );
}
