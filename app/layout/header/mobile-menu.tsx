import type { ComponentProps } from "react";
import { ButtonLink } from "~/components/controls/button.tsx";
import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { branches } from "~/content/data/branches.ts";
import { telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import { Brand } from "../brand/brand.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { findBranchInAddress } from "./chosen-branch.ts";
import styles from "./mobile-menu.module.css";
import { homeAnchors, isCurrent, menuPages } from "./navigation.ts";
import type { BranchNames } from "./phone-bar.tsx";

const menuId = "menu";

/**
 * The menu of narrow screens: a native dialog that an enhancement opens as modal. Without JavaScript the button is a
 * link to the same dialog.
 */
export function MobileMenu({
  words,
  branchNames,
}: {
  words: ShellWords;
  branchNames: BranchNames;
}) {
  const { pathname } = useCurrentUrl();
  return (
    <>
      <ButtonRoleLink
        href={`#${menuId}`}
        label={words.menu.open}
        icon="menu"
        aria-haspopup="dialog"
        data-menu-button="open"
        data-live=""
      />
      <dialog
        id={menuId}
        className={classNames("full on-dark stars", styles.menu)}
        aria-label={words.menu.label}
        data-menu=""
      >
        <div className={classNames("gap-2 below-3", styles.top)}>
          <Brand name={words.brand} tagline={words.tagline} reusesShapes />
          <LanguageSwitch short className={styles.language} />
          <ButtonRoleLink href="#main" label={words.menu.close} icon="x" data-menu-button="close" />
        </div>
        <SearchForm words={words.search} />
        <nav className={styles.pages} aria-label={words.menu.label}>
          {menuPages.map((page) => (
            <AppLink
              key={page}
              to={pathOf(page)}
              className={styles.page}
              aria-current={isCurrent(page, pathname) ? "page" : undefined}
            >
              {words.navigation[page]}
            </AppLink>
          ))}
        </nav>
        <HomeAnchors words={words} />
        <MenuActions words={words} branchNames={branchNames} />
      </dialog>
    </>
  );
}

interface ButtonRoleLinkProps extends Omit<ComponentProps<"a">, "children"> {
  href: string;
  label: string;
  icon: IconName;
}

/** A link with the role of a button, so that it works without JavaScript. */
function ButtonRoleLink({ href, label, icon, ...rest }: ButtonRoleLinkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element would do nothing without JavaScript.
    <a {...rest} className="icon-box" href={href} role="button" aria-label={label}>
      <Icon icon={icon} />
    </a>
  );
}

/** Links to booking and to the phone of the branch. The branch is updated as in the phone bar (REQ-LAYOUT-15). */
function MenuActions({ words, branchNames }: { words: ShellWords; branchNames: BranchNames }) {
  const { pathname, search } = useCurrentUrl();
  const branch = findBranchInAddress(pathname, search) ?? "main";
  const { value: phone } = branches[branch].phone;
  return (
    <div className="stack gap-3">
      <ButtonLink to={pathOf("booking")} arrow wide>
        {words.bookAppointment}
      </ButtonLink>
      <p id="menu-branch" className={styles.branch} data-branch-part="name">
        <Text>{branchNames[branch]}</Text>
      </p>
      <ButtonLink
        href={telephoneLink(phone)}
        variant="secondary"
        icon="phone"
        wide
        id="menu-phone"
        aria-labelledby="menu-branch menu-phone"
        data-branch-part="tel"
      >
        <PhoneNumber data-branch-part="number">{phone}</PhoneNumber>
      </ButtonLink>
    </div>
  );
}

/** Links to the sections of the home page, from every page. */
function HomeAnchors({ words }: { words: ShellWords }) {
  return (
    <nav className="cluster small secondary below-5" aria-label={words.menu.quickLinks}>
      {homeAnchors.map((anchor) => (
        <AppLink key={anchor} className="target secondary" to={`/#${anchor}`}>
          {words.anchors[anchor]}
        </AppLink>
      ))}
    </nav>
  );
}
