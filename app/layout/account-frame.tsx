import type { ReactNode } from "react";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Lines, Text } from "~/components/text/text.tsx";
import type { AccountFrameWords } from "~/content/account.types.ts";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { urgentPath } from "~/content/data/triage.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./account-frame.module.css";
import { Brand } from "./brand/brand.tsx";
import { LanguageSwitch } from "./language/language-switch.tsx";

/**
 * The bar above an account page: logo, language, and the actions of the page. It is inside `main`:
 * these pages are outside the main layout and have no header or footer of the site.
 */
export function AccountBar({ words, children }: { words: ShellWords; children?: ReactNode }) {
  return (
    <header
      className={classNames("cluster spread", styles.bar, children ? styles.withAction : undefined)}
    >
      <Brand name={words.brand} tagline={words.tagline} />
      <div className={classNames("cluster", styles.end)}>
        <LanguageSwitch />
        {children}
      </div>
    </header>
  );
}

/** The footer of an account page: phone number, link to the triage, and links to the legal pages. */
export function AccountFooter({ words, frame }: { words: ShellWords; frame: AccountFrameWords }) {
  const [{ value: phone }] = clinic.phones;
  return (
    <footer className={classNames("cluster spread secondary", styles.foot)}>
      <p>
        <Text>{frame.help}</Text>{" "}
        <a
          className="target"
          href={telephoneLink(phone)}
          aria-label={`${words.callLabel} ${phone}`}
        >
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      </p>
      <p>
        <AppLink className="target" to={urgentPath}>
          {words.footer.urgent}
        </AppLink>
      </p>
      <p className={classNames("cluster", styles.legal)}>
        <AppLink className="target" to={pathOf("privacy")}>
          {words.footer.legal.privacy}
        </AppLink>
        <AppLink className="target" to={pathOf("terms")}>
          {words.footer.legal.terms}
        </AppLink>
      </p>
    </footer>
  );
}

/**
 * The frame of the forms outside the main layout: the form at the start, a cropped iris with one sentence at the end.
 */
export function AccountFrame({
  words,
  frame,
  iris,
  children,
}: {
  words: ShellWords;
  frame: AccountFrameWords;
  /** Address of the iris illustration; each form has its own. */
  iris: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <main id="main" tabIndex={-1} className={styles.side}>
        <AccountBar words={words} />
        <div className={styles.main}>
          <div className={classNames("stack gap-5", styles.column)}>{children}</div>
        </div>
        <AccountFooter words={words} frame={frame} />
      </main>
      <div className={classNames("screen-only", styles.art)} aria-hidden="true">
        <div className={styles.picture}>
          <img
            className={styles.iris}
            src={iris}
            alt=""
            width={1000}
            height={1000}
            loading="lazy"
          />
          <p className={styles.motto}>
            <Lines>{frame.motto}</Lines>
          </p>
        </div>
      </div>
    </div>
  );
}
