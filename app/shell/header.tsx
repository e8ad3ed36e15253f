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
import type { BranchNames } from "./action-bar.tsx";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { headerPages, isCurrent } from "./navigation.ts";

/**
 * The head of every page: certificate, phone and language on a strip that scrolls away; mark, navigation and booking on
 * a row that stays and becomes compact (A§2).
 */
export function Header({ words, branchNames }: { words: ShellWords; branchNames: BranchNames }) {
  const { pathname } = useAddress();
  return (
    <header className={styles.header} data-compact="false">
      <Strip words={words} />
      <Wrap className={styles.row}>
        <Brand name={words.brand} tagline={words.tagline} />
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
        <ButtonLink to={pathOf("booking")} size="small" className={styles.book}>
          {words.bookAppointment}
        </ButtonLink>
        <div className={styles.phoneTools}>
          <LanguageSwitch short className={styles.short} />
          <MobileMenu words={words} branchNames={branchNames} />
        </div>
      </Wrap>
    </header>
  );
}

function Strip({ words }: { words: ShellWords }) {
  const [{ value: phone }] = clinic.phones;
  return (
    <div className={styles.strip}>
      <Wrap className={styles.stripRow}>
        <span className={styles.certificate}>
          <Icon icon={BadgeCheck} />
          <Text>{words.certificate}</Text>
        </span>
        <a className={styles.phone} href={telephoneLink(phone)}>
          <Icon icon={Phone} />
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
        <LanguageSwitch className={styles.language} />
      </Wrap>
    </div>
  );
}
