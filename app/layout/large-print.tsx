import { Fragment } from "react";
import { Button } from "~/components/controls/button.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { PhoneNumber } from "~/components/text/phone-number.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { classNames } from "~/styles/class-names.ts";
import type { BranchNames } from "./header/phone-bar.tsx";
import { LanguageSwitch } from "./language/language-switch.tsx";
import styles from "./large-print.module.css";

/**
 * The head of a page in large print and of a visit sheet: clinic, address, and links to the ordinary page, to print and
 * to the other language.
 */
export function PrintViewHead({ words, siteUrl }: { words: ShellWords; siteUrl: string }) {
  const { pathname } = useCurrentUrl();
  const language = useLanguage();
  const { ordinary, print, address } = words.largePrint;
  return (
    <header className={classNames("stack", styles.head)}>
      <p className="medium">
        <Text>{words.brand}</Text>
      </p>
      <p>
        <Text>{address}</Text>{" "}
        <bdi dir="ltr" className="break-anywhere">
          {/* A long address breaks after a slash or a hyphen, not inside a word. */}
          {(siteUrl + localizedPath(pathname, language))
            .match(/[^/-]+[/-]*/g)
            ?.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
              <Fragment key={index}>
                {part}
                <wbr />
              </Fragment>
            ))}
        </bdi>
      </p>
      <div className="cluster screen-only">
        <AppLink to={pathname} className="target">
          {ordinary}
        </AppLink>
        <LanguageSwitch />
        <Button
          icon="printer"
          variant="secondary"
          className="script-only"
          data-live="interaction"
          data-print=""
        >
          {print}
        </Button>
      </div>
    </header>
  );
}

/** The end of a page in large print: phone numbers and branches. */
export function LargePrintFooter({
  words,
  branchNames,
}: {
  words: ShellWords;
  branchNames: BranchNames;
}) {
  return (
    <footer className={classNames("stack", styles.foot)}>
      <h2>
        <Text>{words.footer.contactTitle}</Text>
      </h2>
      <ul>
        {clinic.phones.map(({ value }, index) => (
          <li key={value}>
            <a className="target" href={telephoneLink(value)}>
              {words.footer.phones[index]} <PhoneNumber>{value}</PhoneNumber>
            </a>
          </li>
        ))}
      </ul>
      <h2>
        <Text>{words.navigation.branches}</Text>
      </h2>
      <ul>
        {Object.entries(branchNames).map(([id, name]) => (
          <li key={id}>
            <Text>{name}</Text>
          </li>
        ))}
      </ul>
    </footer>
  );
}
