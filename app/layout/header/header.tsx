import { ButtonLink } from "~/components/controls/button.tsx";
import { Container } from "~/components/layout/section.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import { Brand } from "../brand/brand.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { HeaderSearch } from "../search/header-search.tsx";
import styles from "./header.module.css";
import { HeaderNavigation } from "./header-navigation.tsx";
import { HeaderPhone, HeaderStrip } from "./header-strip.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { BranchNames } from "./phone-bar.tsx";

/**
 * The header of every page: a strip with certificate, phone and language that scrolls away, and a sticky row with
 * mark, navigation and booking that becomes compact. The compact row repeats phone and language.
 */
export function Header({ words, branchNames }: { words: ShellWords; branchNames: BranchNames }) {
  return (
    <header className={styles.header} data-compact="false" data-sky="">
      <HeaderStrip words={words} />
      <Container className={styles.row}>
        <div className={styles.start}>
          <Brand name={words.brand} tagline={words.tagline} />
          <div className={styles.tools}>
            <HeaderPhone label={words.callLabel} />
            <LanguageSwitch short />
          </div>
        </div>
        <HeaderNavigation words={words} />
        <HeaderSearch words={words.search} />
        <ButtonLink
          to={pathOf("booking")}
          size="small"
          className={classNames("screen-only", styles.book)}
          aria-label={words.bookAppointment}
        >
          <span className={styles.bookInFull}>{words.bookAppointment}</span>
          <span className={styles.bookInShort}>{words.book}</span>
        </ButtonLink>
        <div className={classNames("screen-only", styles.phoneTools)}>
          <LanguageSwitch short className={styles.short} />
          <MobileMenu words={words} branchNames={branchNames} />
        </div>
      </Container>
    </header>
  );
}
