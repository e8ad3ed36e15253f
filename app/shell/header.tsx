import { BadgeCheck, Phone } from "lucide";
import { clinic, telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import type { ShellWords } from "~/content/shape.ts";
import { useAddress } from "~/ui/address.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { AppLink } from "~/ui/link.tsx";
import { PhoneNumber } from "~/ui/phone-number.tsx";
import { Wrap } from "~/ui/section.tsx";
import { Text } from "~/ui/text.tsx";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { headerPages, isCurrent } from "./navigation.ts";

/**
 * The head of every page: certificate, phone and language on a strip that scrolls away; mark, navigation and booking on
 * a row that stays and becomes compact (A§2). What the strip takes along, phone and language, the compact row has too.
 */
export function Header({ words }: { words: ShellWords }) {
  const { pathname } = useAddress();
  return (
    <header className={styles.header} data-compact="false">
      <Strip words={words} />
      <Wrap className={styles.row}>
        <div className={styles.start}>
          <Brand name={words.brand} tagline={words.tagline} />
          <div className={styles.tools}>
            <PhoneLink className={styles.number} />
            <LanguageSwitch short />
          </div>
        </div>
        <nav className={styles.navigation} aria-label={words.navigationLabel}>
          {headerPages.map((page) => (
            <AppLink
              key={page}
              to={pathOf(page)}
              className={styles.link}
              aria-current={isCurrent(page, pathname) ? "page" : undefined}
            >
              {words.navigation[page]}
            </AppLink>
          ))}
        </nav>
        <ButtonLink
          to={pathOf("booking")}
          size="small"
          className={styles.book}
          aria-label={words.bookAppointment}
        >
          <span className={styles.bookInFull}>{words.bookAppointment}</span>
          <span className={styles.bookInShort}>{words.book}</span>
        </ButtonLink>
        <div className={styles.phoneTools}>
          <LanguageSwitch short className={styles.short} />
          <MobileMenu words={words} />
        </div>
      </Wrap>
    </header>
  );
}

function Strip({ words }: { words: ShellWords }) {
  return (
    <div className={styles.strip}>
      <Wrap className={styles.stripRow}>
        <span className={styles.certificate}>
          <Icon icon={BadgeCheck} />
          <Text>{words.certificate}</Text>
        </span>
        <PhoneLink className={styles.phone} />
        <LanguageSwitch className={styles.language} />
      </Wrap>
    </div>
  );
}

function PhoneLink({ className }: { className?: string }) {
  const [{ value: phone }] = clinic.phones;
  return (
    <a className={className} href={telephoneLink(phone)}>
      <Icon icon={Phone} />
      <PhoneNumber>{phone}</PhoneNumber>
    </a>
  );
}
